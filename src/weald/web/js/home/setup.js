// Set-up of a table: seats and options.

import { useGame } from "../core/games.js";
import { loadPart, t } from "../core/i18n.js";
import { html, signal, useEffect, useMemo, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { myName, pace } from "../core/settings.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { noteBrought } from "../social/deal_memory.js";
import { contribution, FairRow } from "../social/fairness.js";
import { fieldValue, Icon, SeatDisc, Seg } from "../ui/components.js";
import { duration } from "../ui/duration.js";
import { useLazy } from "../ui/lazy.js";
import { Row } from "../ui/menu.js";
import { CharacterField, charactersOf, chooseCharacters } from "./characters.js";
import { inShort, OptionRow, optionName } from "./option_row.js";
import { changedOptions, fittingOptions, isOff } from "./options.js";
import { remember, remembered } from "./remembered.js";
import { StartFrom } from "./start_from.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").GameFront} GameFront */
/** @typedef {import("../types.js").OptionInfo} OptionInfo */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.js").Kind} Kind */
/** @typedef {{kind: Kind, name: string, level: string, character?: string}} SeatSetup */

const LONGEST_NAME = 40;
const TIMERS = [30, 60, 120, 300, 3600, 86400, 259200];

/** The table that was just opened for people elsewhere: its page begins with the invitation. */
export const justOpened = signal(/** @type {string | null} */ (null));

/** @param {GameInfo} game @returns {string} the strongest level: games name them from weak to strong */
const bestBot = (game) => game.levels.at(-1) ?? "";

/** @param {GameInfo} game @param {number} count @returns {SeatSetup[]} you, and AI seats */
function usualSeats(game, count) {
  return Array.from({ length: count }, (_, i) => ({
    kind: i === 0 ? "human" : "ai",
    name: i === 0 ? myName.value : "",
    level: bestBot(game),
  }));
}

/** @param {number} seat @returns {string} a forest name for an AI that was given none */
function botName(seat) {
  const names = t("ui-bot-names").split(",");
  return (names[(seat - 1 + names.length) % names.length] ?? "").trim();
}

/**
 * @param {SeatSetup} setup
 * @param {number} seat
 * @returns {string} what this seat will be called if nothing is written
 */
function usualName(setup, seat) {
  return setup.kind === "ai"
    ? botName(seat)
    : setup.kind === "guest"
      ? t("ui-guest")
      : t("ui-player", { n: seat + 1 });
}

/** @param {{game: GameInfo, front: GameFront}} props */
export function Setup({ game, front }) {
  const before = useMemo(() => remembered(game), [game]);
  const seats = useSignal(before?.seats ?? usualSeats(game, front.usualSeats));
  const options = useSignal(
    before?.options ?? Object.fromEntries(game.options.map((option) => [option.id, option.default])),
  );
  const open = useSignal(false);
  const trouble = useSignal(/** @type {Message | null} */ (null));
  const busy = useSignal(false);
  const timer = useSignal(/** @type {number | null} */ (null));
  const fair = useSignal(false);
  // Only a game with a catalogue has rules for its set-up; the others are loaded with their table.
  const module = useGame(game.catalogue ? game.id : null);
  const unused = module?.setup?.unused?.(fittingOptions(game.options, options.value, [])) ?? [];
  const settled = fittingOptions(game.options, options.value, unused);
  const follows = module?.setup?.follows?.(settled) ?? false;
  const more = module?.setup?.needsMore?.(settled) === true;
  useEffect(() => {
    if (more) loadPart(`${game.id}/more`).catch(console.error);
  }, [more, game.id]);
  const About = useLazy(async () => module?.gallery?.loadOption(), more && module?.gallery !== undefined);
  // A game that goes on keeps what its seats were.
  const offeredCharacters = follows ? [] : (module?.setup?.characters?.(settled) ?? []);
  const characters = charactersOf(seats.value, offeredCharacters);
  const start = useSignal(/** @type {string | null} */ (null));
  const difficulty = follows ? null : (module?.setup?.difficulty?.(settled) ?? null);
  const guests = seats.value.some((setup) => setup.kind === "guest");
  const most = Math.max(...game.seats);

  /** @param {number} at @param {Partial<SeatSetup>} change */
  const change = (at, change) => {
    const allowed = change.kind !== "guest" || transport.can.has("seats elsewhere");
    trouble.value = allowed ? null : { id: "error-needs-server" };
    if (allowed) seats.value = seats.value.map((setup, i) => (i === at ? { ...setup, ...change } : setup));
  };
  /** @param {string} id @returns {(value: any) => void} */
  const pick = (id) => (value) => (options.value = { ...options.value, [id]: value });
  /** @param {import("../types.js").TableInfo | null} table a game goes on with as many seats as it had */
  const startFrom = (table) => {
    start.value = table?.id ?? null;
    const count = table?.seats.length ?? seats.value.length;
    seats.value = Array.from(
      { length: count },
      (_, i) => seats.value[i] ?? { kind: "ai", name: "", level: bestBot(game) },
    );
  };
  const fits = game.seats.includes(seats.value.length);

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    if (busy.value || !fits) return;
    busy.value = true;
    trouble.value = null;
    myName.value = seats.value[0]?.kind === "human" ? seats.value[0].name.trim() : myName.value;
    remember(game, { seats: seats.value, options: settled });
    const brought = guests && fair.value && !follows ? contribution() : null;
    try {
      const { id } = await transport.call({
        do: "create",
        game: game.id,
        seats: seats.value.map(({ kind, name, level }, i) =>
          kind === "ai" ? { kind, level, name: name.trim() || botName(i) } : { kind, name: name.trim() },
        ),
        // The earlier game settles the other options.
        options: follows ? changedOptions(game.options, settled) : settled,
        ...(follows ? { start_from: start.value } : {}),
        seed: null,
        pace: pace.value,
        timer: guests ? timer.value : null,
        ...(brought ? { fair: true, contribution: brought } : {}),
      });
      if (brought) noteBrought(id, brought);
      await chooseCharacters(id, characters);
      if (guests) justOpened.value = id;
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.words;
    } finally {
      busy.value = false;
    }
  }

  const offered = game.options.filter(({ id }) => !unused.includes(id));
  const first = offered.filter((option) => option.first);
  const rest = offered.filter((option) => !option.first);
  const changed = Object.keys(changedOptions(game.options, settled)).filter(
    (id) => !offered.some((option) => option.id === id && isOff(option, settled)),
  );
  /** @param {OptionInfo} option */
  const row = (option) => html`<${OptionRow} key=${option.id} game=${game} option=${option}
    value=${settled[option.id]} off=${isOff(option, settled)} options=${settled} module=${module}
    onPick=${pick(option.id)} />
    ${About && html`<${About} option=${option.id} options=${settled} />`}`;
  const summary = [
    t("ui-seats-n", { n: seats.value.length }),
    ...offered.filter(({ id }) => changed.includes(id)).map((option) => inShort(game, option, settled)),
  ].join(" · ");
  const title = t(`${game.id}-title`);

  return html`<form class="setup panel" aria-label=${t("ui-setup")} data-open=${open.value ? "" : undefined}
    onSubmit=${begin}>
    <div class="su-body" id="su-body">
    <h2 class="big">${title}</h2>
    ${
      game.catalogue &&
      html`<a class="btn plain" href=${`/gallery/${game.id}`}><${Icon} name="list" />${t("ui-gallery")}</a>`
    }
    <p class="lbl flex apart gap-12">${t("ui-seats")} <small>${t("ui-seats-of", {
      n: seats.value.length,
      most,
    })}</small></p>
    <ol>${seats.value.map(
      (setup, i) => html`<${SeatRow} key=${i} game=${game} setup=${setup} seat=${i}
        offered=${offeredCharacters} chosen=${characters}
        onChange=${(/** @type {Partial<SeatSetup>} */ to) => change(i, to)}
      onRemove=${
        i > 0 && seats.value.length > Math.min(...game.seats)
          ? () => ((seats.value = seats.value.filter((_, k) => k !== i)))
          : null
      } />`,
    )}</ol>
    ${
      seats.value.length < most &&
      html`<button type="button" class="btn plain add"
      onClick=${() => (seats.value = [...seats.value, { kind: "ai", name: "", level: bestBot(game) }])}>
      <${Icon} name="plus" />${t("ui-add-seat")}</button>`
    }
    ${first.map(row)}
    ${
      follows &&
      html`<${StartFrom} game=${game} value=${start.value} onPick=${startFrom}
        onError=${(/** @type {Message} */ message) => (trouble.value = message)} />`
    }
    ${
      guests &&
      html`<${TimerRow} value=${timer.value}
        onPick=${(/** @type {number | null} */ seconds) => (timer.value = seconds)} />
      ${
        !follows &&
        html`<${FairRow} value=${fair.value} onPick=${(/** @type {boolean} */ on) => (fair.value = on)} />`
      }
      <p class="none">${t("ui-invite-later")}</p>`
    }
    <${More} game=${game} options=${rest} changed=${changed} values=${settled}>${rest.map(row)}<//>
    </div>
    <div class="su-foot mid surface grid fixed">
    ${
      trouble.value &&
      html`<p class="msg no" role="alert"><${Icon} name="close" /><span>${t(trouble.value)}</span></p>`
    }
    <button type="button" class="unfold" aria-expanded=${String(open.value)} aria-controls="su-body"
      onClick=${() => (open.value = !open.value)}>
      <b>${title}</b><small>${summary}</small><${Icon} name=${open.value ? "close" : "menu"} /></button>
    <div class="in-short">${difficulty !== null && html`<${Difficulty} n=${difficulty} />`}
      <p class="summary dim clip little">${summary}</p></div>
    <button type="submit" class="btn calm begin" aria-disabled=${fits && !busy.value ? undefined : "true"}
      aria-label=${`${t(guests ? "ui-begin-invite" : "ui-begin")}: ${title}, ${summary}`}>
      ${t(guests ? "ui-begin-invite" : "ui-begin")}</button></div>
  </form>`;
}

/**
 * @param {{game: GameInfo, options: OptionInfo[], changed: string[], values: Record<string, any>,
 *   children?: any}} props options that most people leave alone, with the names of those that are not
 */
function More({ game, options, changed, values, children }) {
  if (options.length === 0) return null;
  const off = options.filter(({ id }) => changed.includes(id));
  const words = off.length
    ? off.map((option) => inShort(game, option, values)).join(" · ")
    : options.map((option) => t(optionName(game, option.id))).join(" · ");
  /** @param {Event} event what was unfolded comes into sight */
  const show = ({ target }) =>
    target instanceof HTMLDetailsElement && target.open && target.scrollIntoView({ block: "start" });
  return html`<details class="more-options" onToggle=${show}><summary><${Icon} name="list" />
    <b>${t("ui-options-folded", { n: options.length })}</b>
    <small class=${off.length ? "changed" : ""}>${words}</small></summary>${children}</details>`;
}

/**
 * @param {{game: GameInfo, setup: SeatSetup, seat: number, offered: import("../types.js").Character[],
 *   chosen: (string | null)[], onChange: (to: Partial<SeatSetup>) => void,
 *   onRemove: (() => void) | null}} props
 */
function SeatRow({ game, setup, seat, offered, chosen, onChange, onRemove }) {
  const label = t("ui-seat-n", { n: seat + 1 });
  return html`<li class="srow mid grid">
    <${SeatDisc} seat=${seat} label=${String(seat + 1)} />
    <div class="sname grid slim">
      <input type="text" value=${setup.name} maxlength=${LONGEST_NAME} placeholder=${usualName(setup, seat)}
        aria-label=${t("ui-name-of", { n: seat + 1 })}
        autocomplete="off" spellcheck=${false}
          onInput=${(/** @type {Event} */ event) => onChange({ name: fieldValue(event) })} />
      ${
        setup.kind === "ai" &&
        game.levels.length > 1 &&
        html`<select value=${setup.level} aria-label=${t("ui-level-of", { n: seat + 1 })}
        onChange=${(/** @type {Event} */ event) => onChange({ level: fieldValue(event) })}>
        ${game.levels.map(
          (level) => html`<option key=${level} value=${level}
            selected=${level === setup.level}>${t(`bot-${level}`)}</option>`,
        )}</select>`
      }
    </div>
    <${Seg} label=${label} value=${setup.kind} onPick=${(/** @type {Kind} */ kind) => onChange({ kind })}
      options=${[
        { value: "human", text: t(seat === 0 ? "ui-seat-you" : "ui-seat-here"), icon: "person" },
        { value: "guest", text: t("ui-seat-elsewhere"), icon: "link" },
        { value: "ai", text: t("ui-seat-ai"), icon: "bot" },
      ]} />
    ${
      onRemove
        ? html`<button type="button" class="tool drop-seat" aria-label=${t("ui-remove-seat", { n: seat + 1 })}
          onClick=${onRemove}><${Icon} name="minus" /></button>`
        : html`<span class="drop-seat"></span>`
    }
    ${
      setup.kind === "human" &&
      offered.length > 0 &&
      html`<${CharacterField} game=${game} seat=${seat} offered=${offered} chosen=${chosen}
        onPick=${(/** @type {string} */ character) => onChange({ character })} />`
    }
  </li>`;
}

/**
 * @param {{value: number | null, onPick: (seconds: number | null) => void}} props how long people may take
 *   for an answer
 */
function TimerRow({ value, onPick }) {
  return html`<${Row} label=${t("ui-timer")} help=${t("ui-timer-help")}>
    <select value=${value ?? ""} aria-label=${t("ui-timer")}
      onChange=${(/** @type {Event} */ event) => onPick(Number(fieldValue(event)) || null)}>
      <option value="" selected=${value === null}>${t("ui-timer-none")}</option>
      ${TIMERS.map(
        (seconds) =>
          html`<option key=${seconds} value=${seconds} selected=${seconds === value}>${duration(seconds)}
            </option>`,
      )}</select><//>`;
}

const BLOCKS = 11;

/** @param {{n: number}} props how hard this table will be */
function Difficulty({ n }) {
  return html`<p class="hard row wrap" role="status"><b>${t("ui-difficulty", { n })}</b>
    <span class="blocks" aria-hidden="true">${Array.from(
      { length: Math.max(BLOCKS, n) },
      (_, i) => html`<i key=${i} data-on=${i < n ? "" : undefined}></i>`,
    )}</span></p>`;
}
