// Options of a table that depend on each other.

/** @typedef {import("../types.js").OptionInfo} OptionInfo */
/** @typedef {Record<string, string | number | boolean>} Values */

/**
 * Return the options one of which a value needs, if none of them is on.
 * @param {OptionInfo} option @param {string | number | boolean} value @param {Values} values
 * @returns {string[]}
 */
export function missingFor(option, value, values) {
  const others = option.needs?.[String(value)] ?? [];
  return others.some((other) => values[other] === true) ? [] : others;
}

/** @param {OptionInfo} option @param {Values} values whether a switch cannot be on at this table */
export const isOff = (option, values) =>
  option.kind === "bool" && missingFor(option, true, values).length > 0;

/**
 * Return options as the server takes them: what needs an option that is off goes back to its default, and so
 * does what means nothing beside the others.
 * @param {OptionInfo[]} all @param {Values} wanted @param {string[]} unused @returns {Values}
 */
export function fittingOptions(all, wanted, unused) {
  /** @type {Values} */
  const values = { ...wanted };
  for (const option of all) {
    const value = values[option.id] ?? option.default;
    if (unused.includes(option.id)) values[option.id] = option.default;
    else if (missingFor(option, value, values).length > 0)
      values[option.id] = option.kind === "bool" ? false : option.default;
  }
  return values;
}

/**
 * Return those options that are not as they are by default.
 * @param {OptionInfo[]} all @param {Values} values @returns {Values}
 */
export function changedOptions(all, values) {
  return Object.fromEntries(
    all.flatMap(({ id, default: usual }) => {
      const value = values[id];
      return value === undefined || value === usual ? [] : [[id, value]];
    }),
  );
}
