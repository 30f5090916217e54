// Plain files of the page: words, icons, what is printed. They are there wherever the game is played.

import { address } from "../assets.js";

/**
 * Return the text of a file of the page; TypeError if it cannot be reached.
 * @param {string} path @returns {Promise<string>}
 */
export async function pageText(path) {
  const reply = await fetch(address(path));
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.text();
}
