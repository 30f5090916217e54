// Roles of seats, chosen before the table is there and answered as soon as they are asked.

import { t } from "../core/i18n.js";
import { freshKey } from "../core/outbox.js";
import { html } from "../core/preact.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { fieldValue } from "../ui/components.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").Character} Character */
/** @typedef {import("./setup.js").SeatSetup} SeatSetup */

/**
 * Return the role of each seat, null where it is chosen at the table: no two seats have the same one.
 * @param {SeatSetup[]} seats @param {Character[]} offered @returns {(string | null)[]}
 */
export function charactersOf(seats, offered) {
  /** @type {(string | null)[]} */
  const chosen = [];
  for (const { kind, character } of seats) {
    const free = offered.some(({ id }) => id === character) && !chosen.includes(character ?? null);
    chosen.push(kind === "human" && free ? (character ?? null) : null);
  }
  return chosen;
}

/**
 * Answer for each seat what it will be; where that is not offered or fails, the table asks.
 * @param {string} table @param {(string | null)[]} chosen
 */
export async function chooseCharacters(table, chosen) {
  try {
    for (const [seat, option] of chosen.entries()) {
      if (option === null) continue;
      const { version, decisions } = await transport.call({ do: "look", table, seat });
      const offered = decisions.some(
        (decision) => decision.seat === seat && decision.choices.some(({ id }) => id === option),
      );
      if (!offered) continue;
      await transport.call({ do: "answer", table, seat, option, expected: version, key: freshKey() });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * @param {{game: GameInfo, seat: number, offered: Character[], chosen: (string | null)[],
 *   onPick: (character: string) => void}} props
 */
export function CharacterField({ game, seat, offered, chosen, onPick }) {
  const own = chosen[seat] ?? "";
  const groups = [...new Set(offered.map(({ group }) => group))];
  const about = `character-${seat}`;
  // The closed field has no room for more than a name.
  return html`<div class="character"><select value=${own}
    aria-label=${t(`${game.id}-character`, { n: seat + 1 })} aria-describedby=${about}
    onChange=${(/** @type {Event} */ event) => onPick(fieldValue(event))}>
    <option value="" selected=${own === ""}>${t(`${game.id}-character-later`)}</option>
    ${groups.map(
      (group) => html`<optgroup key=${group} label=${group}>
      ${offered
        .filter((character) => character.group === group)
        .map(
          ({ id, text }) => html`<option key=${id} value=${id} selected=${id === own}
        disabled=${id !== own && chosen.includes(id)}>${text}</option>`,
        )}</optgroup>`,
    )}</select>
    <small id=${about}>${offered.find(({ id }) => id === own)?.group}</small></div>`;
}
