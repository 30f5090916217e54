// A fair deal that is open, beside what this browser knew of it before: after the game, when all players have
// left, and when the table was deleted.

import { t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { SaveRecord } from "../table/result.js";
import { Icon } from "../ui/components.js";
import { ErrorPage } from "../ui/error_page.js";
import {
  awaitsRecords,
  forgetDeal,
  goneRecords,
  noteRecord,
  noteSeat,
  remembered,
  short,
  verdict,
} from "./deal_memory.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").DealRecord} DealRecord */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.js").Snapshot} Snapshot */

/**
 * @param {{id: string, deal: {commitment: string, contributions?: Record<string, string>,
 *   contributed?: number[]}, mine: number[]}} props
 */
function Verdict({ id, deal, mine }) {
  const word = verdict(id, deal, mine);
  const args = { verdict: word, short: short(deal) };
  return html`<p class=${`msg ${word === "changed" ? "no" : "info"}`} title=${deal.commitment}>
    <${Icon} name=${word === "changed" ? "close" : "look"} /><span>${t("fair-end", args)}
    ${" "}${t("fair-end-check")}</span></p>`;
}

/** @param {{ctx: Ctx}} props at the end: whether the deal is the one that this browser took part in */
export function DealEnd({ ctx }) {
  const { id, deal, mine } = ctx.snapshot;
  if (!deal?.secret) return null;
  return html`<${Verdict} id=${id} deal=${deal} mine=${mine} />`;
}

/** @param {{ctx: Ctx}} props a fair deal that all have left */
export function DealLeft({ ctx }) {
  return html`<section class="prompt mid deal-left" role="status">
    <span class="lamp center fixed"><${Icon} name="people" /></span>
    <div class="say"><div class="ask"><h2>${t("fair-left")}</h2></div><${DealEnd} ctx=${ctx} /></div>
    <div class="acts"><${SaveRecord} ctx=${ctx} /></div>
  </section>`;
}

/** @param {Snapshot | null} snapshot keeps the record of a fair deal with a part from here */
export function useDealRecord(snapshot) {
  const { id = "", deal = null, mine = [] } = snapshot ?? {};
  const open = deal?.secret !== undefined;
  useEffect(() => {
    if (!deal?.dealt) return;
    if (mine.length > 0) noteSeat(id);
    const { brought, record } = remembered(id);
    if (!open || record || (mine.length === 0 && brought.length === 0)) return;
    // If it is deleted meanwhile, its proof is asked for.
    fetchRecord(id).catch(ignoreRefusal);
  }, [id, deal?.dealt, open]);
}

/** @param {string} id */
async function fetchRecord(id) {
  const file = await transport.file({ do: "record", table: id });
  noteRecord(id, JSON.parse(await file.text()));
}

/** @param {unknown} error */
function ignoreRefusal(error) {
  if (!(error instanceof ApiError)) throw error;
}

/** Ask for the proofs of deleted tables, and keep them. */
export async function fetchProofs() {
  try {
    const { proofs } = await transport.call({ do: "proofs" });
    for (const { id, record } of proofs) noteRecord(id, record, true);
  } catch (error) {
    ignoreRefusal(error);
  }
}

/** @param {{id: string, message: Message}} props instead of a table that is not there */
export function GoneTable({ id, message }) {
  const asked = useSignal(false);
  useEffect(() => {
    void fetchProofs().then(() => {
      const { record } = remembered(id);
      if (record) noteRecord(id, record, true);
      asked.value = true;
    });
  }, [id]);
  const { record } = remembered(id);
  if (!asked.value || !record?.fair_deal) return html`<${ErrorPage} message=${message} />`;
  return html`<${ErrorPage} message=${message}>
    <p>${t("fair-gone")}</p><${Verdict} id=${id} deal=${record.fair_deal} mine=${[]} />
    <${SaveProof} id=${id} record=${record} /><//>`;
}

/** @param {{id: string, record: DealRecord}} props a file for `weald check` */
function SaveProof({ id, record }) {
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(record))}`;
  return html`<a class="btn" href=${file} download=${`weald-${record.game}-${id}.json`}>
    <${Icon} name="save" />${t("fair-gone-save")}</a>`;
}

/** At home: the proofs of fair deals whose tables were deleted. */
export function GoneDeals() {
  const gone = useSignal(goneRecords());
  useEffect(() => {
    if (awaitsRecords()) void fetchProofs().then(() => (gone.value = goneRecords()));
  }, []);
  if (gone.value.length === 0) return null;
  return html`<section class="panel cont gone" aria-labelledby="gone-title">
    <h2 class="ptitle" id="gone-title">${t("fair-gone-title")}</h2>
    ${gone.value.map(
      ({ id, record }) => html`<${GoneDeal} key=${id} id=${id} record=${record}
      onForget=${() => {
        forgetDeal(id);
        gone.value = goneRecords();
      }} />`,
    )}
  </section>`;
}

/** @param {{id: string, record: DealRecord, onForget: () => void}} props */
function GoneDeal({ id, record, onForget }) {
  return html`<div class="gone-deal grid gap-8"><b>${t(`${record.game}-title`)}</b>
    ${record.fair_deal && html`<${Verdict} id=${id} deal=${record.fair_deal} mine=${[]} />`}
    <div class="row2"><${SaveProof} id=${id} record=${record} />
      <button type="button" class="btn plain" onClick=${onForget}>${t("fair-gone-forget")}</button></div>
  </div>`;
}
