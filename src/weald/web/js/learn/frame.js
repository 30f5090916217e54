// The frame of every page of learning.

import { html } from "../core/preact.js";
import { Bar } from "../ui/components.js";
import { LanguageSeg, MenuTool, ThemeTool } from "../ui/menu.js";

/** @param {{children?: any}} props the frame of every page of learning */
export function LearnFrame({ children }) {
  return html`<${Bar}><div class="sp"></div><${LanguageSeg} /><div class="tools"><${ThemeTool} />
    <${MenuTool} /></div><//><main class="learn">${children}</main>`;
}
