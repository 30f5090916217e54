// A game's gallery: all of its cards to read, at no table.

import { useWholeGame } from "../core/games.js";
import { t } from "../core/i18n.js";
import { html, useEffect, useState } from "../core/preact.js";
import { Bar } from "../ui/components.js";
import { ErrorPage } from "../ui/error_page.js";
import { LanguageSeg, MenuTool, ThemeTool } from "../ui/menu.js";

/** @param {{game: string}} props */
export function GalleryPage({ game }) {
  const module = useWholeGame(game);
  const bar = html`<${Bar}><div class="sp"></div><${LanguageSeg} /><div class="tools"><${ThemeTool} />
    <${MenuTool} /></div><//>`;
  const [loaded, setLoaded] = useState(/** @type {{Gallery: any} | null} */ (null));
  useEffect(() => {
    module?.gallery?.loadAll().then((Gallery) => setLoaded({ Gallery }), console.error);
  }, [module]);
  if (!module) return bar;
  if (!module.gallery) return html`${bar}<${ErrorPage} message=${{ id: "ui-no-page" }} />`;
  document.title = `${t("ui-gallery")}: ${t(`${game}-title`)}`;
  return html`${bar}<main class="gallery"><h1>${t(`${game}-title`)} <small>${t("ui-gallery")}</small></h1>
    ${loaded && html`<${loaded.Gallery} />`}</main>`;
}
