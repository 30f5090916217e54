// Leading the eye: what matters next comes into sight.

import { motion } from "../core/settings.js";

/** @param {Element | null | undefined} thing @param {"start" | "center"} block where it comes to lie */
export function bringIntoSight(thing, block) {
  thing?.scrollIntoView({ block, behavior: motion() === "full" ? "smooth" : "auto" });
}
