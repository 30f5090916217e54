// Invitation page: who plays, which seats are free, and a name to join with.

import { useFront } from "../core/games.js";
import { named, t } from "../core/i18n.js";
import { freshKey } from "../core/outbox.js";
import { html, useEffect, useMemo, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { myName } from "../core/settings.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { noteBrought, noteCommitment } from "../social/deal_memory.js";
import { contribution, Disclosed } from "../social/fairness.js";
import { Bar, fieldValue, Icon, SeatDisc } from "../ui/components.js";
import { ErrorPage } from "../ui/error_page.js";
import { LanguageTool, MenuTool, ThemeTool } from "../ui/menu.js";

/** @typedef {import("../types.js").Invitation} Invitation */
/** @typedef {import("../types.js").Message} Message */

const LONGEST_NAME = 40;
const AGAIN = 5000;

/** @param {unknown} error @returns {Message} */
const wordsOf = (error) => {
  if (error instanceof ApiError) return error.words;
  throw error;
};

/** @param {{code: string}} props */
export function JoinPage({ code }) {
  const invitation = useSignal(/** @type {Invitation | null} */ (null));
  const failure = useSignal(/** @type {Message | null} */ (null));
  const load = async () => {
    try {
      invitation.value = await transport.call({ do: "invitation", code });
      failure.value = null;
    } catch (error) {
      failure.value = wordsOf(error);
    }
  };
  useEffect(() => {
    void load();
    // others may take seats in the meantime
    const timer = setInterval(() => !document.hidden && void load(), AGAIN);
    return () => clearInterval(timer);
  }, [code]);
  const table = invitation.value;
  document.title = t("ui-brand");
  const bar = html`<${Bar}><div class="sp"></div><div class="tools"><${LanguageTool} />
    <${ThemeTool} wide=${true} /><${MenuTool} /></div><//>`;
  if (table)
    return html`${bar}<main class="join"><${Seats} code=${code} invitation=${table} onStale=${load} />
      </main>`;
  return html`${bar}${
    failure.value
      ? html`<${ErrorPage} message=${failure.value} />`
      : html`<main class="loading" aria-busy="true"></main>`
  }`;
}

/** @param {{code: string, invitation: Invitation, onStale: () => Promise<void>}} props */
function Seats({ code, invitation, onStale }) {
  const front = useFront(invitation.game);
  const seats = named(invitation.seats);
  const people = seats.filter((seat) => !seat.free).length;
  const title = t(`${invitation.game}-title`);
  return html`<div class="panel join-in clip grid gap-12">
    <div class="pic" aria-hidden="true">${front && html`<${front.Tile} />`}</div>
    <h1>${invitation.over ? title : t("ui-join", { title })}</h1>
    ${
      people > 0 &&
      html`<p>${t(
        "ui-join-with",
        { seats: seats.flatMap((seat, i) => (seat.free ? [] : [i])) },
        { seats, viewer: null },
      )}</p>`
    }
    ${!invitation.over && html`<${Disclosed} around=${invitation} />`}
    <${Ways} code=${code} invitation=${invitation} onStale=${onStale} />
  </div>`;
}

/** @param {string} name @param {number} i */
const seatWords = (name, i) => (name ? t("ui-join-kept", { name }) : t("ui-join-free", { n: i + 1 }));

/**
 * @param {{code: string, invitation: Invitation, onStale: () => Promise<void>}} props what can be done with
 *   this invitation now
 */
function Ways({ code, invitation, onStale }) {
  const { id, over, seats, mine } = invitation;
  const way = (
    /** @type {string} */ words,
    /** @type {string} */ path,
    /** @type {string} */ label,
  ) => html`<p class="msg info"><${Icon} name="look" /><span>${t(words)}</span></p>
    <a class="btn calm" href=${path}>${t(label)}</a>`;
  if (over) return way("ui-join-over", `/replay/${id}`, "ui-watch-replay");
  if (mine.length > 0) return way("ui-join-mine", `/t/${id}`, "ui-continue");
  if (!seats.some((seat) => seat.free)) return way("ui-join-full", `/t/${id}`, "ui-join-watch");
  return html`<${SitDown} code=${code} invitation=${invitation} onStale=${onStale} />`;
}

/** @param {{code: string, invitation: Invitation, onStale: () => Promise<void>}} props */
function SitDown({ code, invitation, onStale }) {
  const seats = named(invitation.seats);
  const free = seats.flatMap((seat, i) => (seat.free ? [i] : []));
  const wanted = useSignal(/** @type {number | null} */ (null));
  const name = useSignal(myName.value);
  const trouble = useSignal(/** @type {Message | null} */ (null));
  const busy = useSignal(false);
  const seat = wanted.value !== null && free.includes(wanted.value) ? wanted.value : (free[0] ?? 0);
  const key = useMemo(freshKey, [seat, name.value]); // a retry uses the same key
  const random = useMemo(contribution, []);
  /** @param {Event} event */
  async function sit(event) {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    trouble.value = null;
    myName.value = name.value.trim();
    if (invitation.deal && !invitation.deal.dealt) {
      noteCommitment(invitation.id, invitation.deal);
      noteBrought(invitation.id, random);
    }
    try {
      const { id } = await transport.call({
        do: "join",
        code,
        seat,
        name: name.value.trim() || (invitation.seats[seat]?.name ?? ""),
        key,
        contribution: random,
      });
      go(`/t/${id}`, { replace: true });
    } catch (error) {
      trouble.value = wordsOf(error);
      await onStale();
    } finally {
      busy.value = false;
    }
  }
  return html`<form onSubmit=${sit}>
    <fieldset><legend>${t("ui-join-seat")}</legend>
      ${free.map(
        (i) => html`<label key=${i} class="seat-pick rounded paper row gap-12"><input type="radio"
          name="seat" value=${i}
          checked=${i === seat} onChange=${() => (wanted.value = i)} />
        <${SeatDisc} seat=${i} label=${String(i + 1)} /><span>
          ${seatWords(invitation.seats[i]?.name ?? "", i)}</span></label>`,
      )}
    </fieldset>
    <label class="your-name"><span>${t("ui-join-name")}</span>
      <input type="text" value=${name.value} maxlength=${LONGEST_NAME} autocomplete="nickname"
        spellcheck=${false} placeholder=${seats[seat]?.name}
        onInput=${(/** @type {Event} */ event) => (name.value = fieldValue(event))} /></label>
    ${
      trouble.value &&
      html`<p class="msg no" role="alert"><${Icon} name="close" /><span>${t(trouble.value)}</span></p>`
    }
    <button type="submit" class="btn calm begin" aria-disabled=${busy.value ? "true" : undefined}>
      ${t("ui-join-sit")}</button>
    <a class="btn plain" href=${`/t/${invitation.id}`}>${t("ui-join-watch")}</a>
  </form>`;
}
