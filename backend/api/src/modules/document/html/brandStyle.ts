import { BASE_FONT_SIZE } from '@tiquete/contracts';
import type { Brand } from '@tiquete/contracts';
import { brandCssVariables, brandPalette } from '@tiquete/domain';

/** Pixels of a rem in browsers as they come; whoever set another size keeps it. */
const ROOT_FONT_SIZE = 16;
/** Until React draws: the header at the height and place of the shell's, and grey blocks where the content will be. */
const SKELETON_RULES = `
*{box-sizing:border-box}
body{margin:0;background:#fbfaf8;color:#1d2433;font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;line-height:1.5}
.sk-bar{background:#fff;box-shadow:inset 0 -1px #e6e3de}
.sk-header{display:flex;flex-wrap:wrap;align-items:center;column-gap:16px;max-width:1232px;margin:0 auto;padding:0 16px}
.sk-logo{display:flex;flex:none;align-items:center;height:56px}
.sk-logo img{display:block;height:32px;width:auto;max-width:180px}
.sk-nav{flex:1 0 100%;min-width:0;overflow:hidden}
.sk-nav ul{display:flex;gap:4px;margin:0;padding:2px;list-style:none}
.sk-nav a{display:flex;align-items:center;min-height:44px;padding:0 12px 0 38px;color:#565e6e;font-weight:600;text-decoration:none;white-space:nowrap}
.sk-nav [aria-current]{color:var(--brand-palette-primary-text);box-shadow:inset 0 -2px var(--brand-palette-primary-main)}
.sk-main{display:grid;gap:16px;max-width:1232px;margin:0 auto;padding:24px 16px}
.sk-block{height:96px;border-radius:12px;background:#f5f4f1}
.sk-first{height:220px;background:var(--brand-palette-primary-soft)}
.sk-failed{order:-1;padding:16px;border-radius:12px;background:#fff}
.sk-failed a{display:inline-flex;align-items:center;min-height:44px;color:var(--brand-palette-primary-text);font-weight:600}
.sk-hidden{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sk-noscript{max-width:1200px;margin:0 auto;padding:16px}
@media (min-width:600px){.sk-header{flex-wrap:nowrap;column-gap:24px;height:64px}.sk-nav{flex:1 1 auto}}
@media (min-width:768px){.sk-header{max-width:1264px;padding:0 32px}.sk-main{max-width:1264px;padding:24px 32px}}`;

/** The brand's colours as variables, from validated #rrggbb only, and the skeleton's few rules. */
export function brandStyle(brand: Brand): string {
  const variables = Object.entries(brandCssVariables(brandPalette(brand))).map(
    ([name, color]) => `${name}:${color}`,
  );
  return `:root{${variables.join(';')}}body{font-size:${BASE_FONT_SIZE / ROOT_FONT_SIZE}rem}${SKELETON_RULES}`;
}
