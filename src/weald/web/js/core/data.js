// Data files of games: what is drawn of them, beside their modules.

import { pageText } from "./transport/files.js";

/**
 * Return the data in a file of the page; TypeError if it cannot be reached.
 * @param {string} path @returns {Promise<any>}
 */
export const loadData = async (path) => JSON.parse(await pageText(path));
