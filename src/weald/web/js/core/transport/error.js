// The error of a failed request.

/** @typedef {import("../../types.js").Message} Message */

/** The reason of a failed request; `status` 0 means that the server was not reached. */
export class ApiError extends Error {
  /** @param {number} status @param {string} code @param {Message} words */
  constructor(status, code, words) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.words = words;
  }

  /** Whether the server cannot be reached at the moment, so that a retry is right. */
  get away() {
    return this.status === 0 || (this.status >= 502 && this.status <= 504);
  }
}

/** @returns {ApiError} the failure of a request that has not reached the server */
export const unreached = () => new ApiError(0, "offline", { id: "ui-offline" });
