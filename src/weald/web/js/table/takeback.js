// Takeback requests: what others have seen is taken back only if they agree.

import { html } from "../core/preact.js";
import { Icon } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../core/session.js").Session} Session */

/** @param {{ctx: Ctx, session: Session}} props the request that is open, or could be made */
export function Takeback({ ctx, session }) {
  const { wish, undo, seat } = ctx.snapshot;
  if (wish) return html`<${OpenRequest} ctx=${ctx} session=${session} wish=${wish} />`;
  const notice = session.help.notice.value;
  if (notice?.kind !== "ask" || !undo.ask?.length || seat === null) return null;
  return html`<div class="msg info wish wrap" role="group" aria-label=${ctx.t("ui-undo")}>
    <${Icon} name="undo" />
    <span>${ctx.t(notice.message)} ${ctx.t("ui-wish-ask", { seats: undo.ask })}</span>
    <span class="acts">
      <button type="button" class="btn calm" onClick=${() => session.outbox.want({ do: "undo", seat })}>
        ${ctx.t("ui-wish-do-ask")}</button>
      <button type="button" class="btn" onClick=${() => (session.help.notice.value = null)}>
        ${ctx.t("ui-wish-leave")}</button>
    </span>
  </div>`;
}

/**
 * @param {Ctx} ctx
 * @param {import("../types.js").TakebackRequest} wish
 * @returns {string} whose answers would go with it, where they are not only those of who asks
 */
function whoseAnswers(ctx, { by, whose }) {
  const seats = [...new Set(whose)];
  if (seats.every((seat) => seat === by)) return "";
  const parts = seats.map((seat) =>
    ctx.t("ui-wish-whose", { seat, n: whose.filter((one) => one === seat).length }),
  );
  return ctx.t("ui-wish-among", { what: parts.join(", ") });
}

/** @param {{ctx: Ctx, session: Session, wish: import("../types.js").TakebackRequest}} props */
function OpenRequest({ ctx, session, wish }) {
  const { mine } = ctx.snapshot;
  const open = wish.asked.filter((one) => !wish.agreed.includes(one));
  // People at one screen answer as one.
  const ours = open.filter((one) => mine.includes(one));
  const seat = ctx.seat ?? ours[0] ?? (mine.includes(wish.by) ? wish.by : null);
  const asked = seat !== null && open.includes(seat);
  /** @param {boolean} agree */
  const say = (agree) => seat !== null && session.outbox.want({ do: "consent", seat, agree });
  return html`<div class="msg info wish wrap" role="group" aria-label=${ctx.t("ui-undo")}>
    <${Icon} name="undo" />
    <span>${ctx.t("ui-wish", { seat: wish.by, n: wish.answers })} ${whoseAnswers(ctx, wish)} ${
      !asked && open.length > 0 && ctx.t("ui-wish-waits", { seats: open })
    }</span>
    ${
      asked &&
      html`<span class="acts">
      <button type="button" class="btn calm" onClick=${() => say(true)}>${ctx.t("ui-wish-agree")}</button>
      <button type="button" class="btn" onClick=${() => say(false)}>${ctx.t("ui-wish-refuse")}</button>
        </span>`
    }
    ${
      wish.by === seat &&
      html`<span class="acts"><button type="button" class="btn" onClick=${() => say(false)}>
        ${ctx.t("ui-wish-withdraw")}</button></span>`
    }
  </div>`;
}
