import { BASE_FONT_SIZE } from '@tiquete/contracts';
import type { Brand } from '@tiquete/contracts';
import type { WebFonts } from '../brand-files/webFonts';
import {
  brandCssVariables,
  brandPalette,
  familyOf,
  lookCssVariables,
  NEUTRAL_PALETTE,
} from '@tiquete/domain';

/** Default root font size of browsers in pixels. A size set by the user still applies. */
const ROOT_FONT_SIZE = 16;
/** Styles until React draws: a header with the height and place of the shell's, and grey blocks for the content. */
const SKELETON_RULES = `
*{box-sizing:border-box}
body{margin:0;background:${NEUTRAL_PALETTE['background-default']};color:${NEUTRAL_PALETTE['text-primary']};font-family:var(--brand-font);line-height:1.5}
.sk-bar{background:#fff;box-shadow:inset 0 -1px ${NEUTRAL_PALETTE.divider}}
.sk-header{display:flex;flex-wrap:wrap;align-items:center;column-gap:calc(4*var(--brand-space));max-width:calc(1200px + 8*var(--brand-space));margin:0 auto;padding:0 calc(4*var(--brand-space))}
.sk-logo{display:flex;flex:none;align-items:center;height:56px}
.sk-logo img{display:block;height:32px;width:auto;max-width:180px}
.sk-nav{flex:1 0 100%;min-width:0;margin:0 calc(-4*var(--brand-space));overflow:hidden}
.sk-nav ul{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(max-content,1fr);margin:0;padding:0;list-style:none}
.sk-nav a{display:flex;align-items:flex-end;justify-content:center;min-height:48px;padding:0 8px 6px;font-size:.75rem;color:${NEUTRAL_PALETTE['text-secondary']};font-weight:600;text-decoration:none;white-space:nowrap}
.sk-nav [aria-current]{color:var(--brand-palette-primary-text);box-shadow:inset 0 -2px var(--brand-palette-primary-edge)}
.sk-main{display:grid;gap:16px;max-width:calc(1200px + 8*var(--brand-space));margin:0 auto;padding:calc(6*var(--brand-space)) calc(4*var(--brand-space))}
.sk-block{height:96px;border-radius:var(--brand-radius-m);background:${NEUTRAL_PALETTE['background-subtle']}}
.sk-first{height:220px;background:var(--brand-palette-primary-soft)}
.sk-failed{order:-1;padding:16px;border-radius:12px;background:#fff}
.sk-failed{box-shadow:0 -1px 8px #0003}#root~.sk-failed{position:fixed;inset:auto 0 0;z-index:60}
.sk-failed a{display:inline-flex;align-items:center;min-height:44px;color:var(--brand-palette-primary-text);font-weight:600}
.sk-hidden{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sk-noscript{max-width:1200px;margin:0 auto;padding:16px}
.sk-noscript p{margin:0}
@media (max-width:599px){body{font-size:1rem}.sk-wide{display:none}}
@media (min-width:600px){.sk-header{flex-wrap:nowrap;column-gap:calc(6*var(--brand-space));height:64px}.sk-nav{flex:1 1 auto;margin:0}.sk-nav ul{display:flex;gap:4px;padding:2px}.sk-nav a{align-items:center;min-height:44px;padding:0 10px;font-size:inherit}}
@media (min-width:768px){.sk-header{max-width:calc(1200px + 16*var(--brand-space));padding:0 calc(8*var(--brand-space))}.sk-main{max-width:calc(1200px + 16*var(--brand-space));padding:calc(6*var(--brand-space)) calc(8*var(--brand-space))}}`;

/** The brand's colours and look as variables, from validated values only, its typeface, and the rules of the skeleton. */
export function brandStyle(brand: Brand, fonts: WebFonts): string {
  const values = { ...brandCssVariables(brandPalette(brand)), ...lookCssVariables(brand) };
  const variables = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `${fontFace(brand, fonts)}:root{${variables.join(';')}}body{font-size:${BASE_FONT_SIZE / ROOT_FONT_SIZE}rem}${SKELETON_RULES}`;
}

/** The typeface is used only if a preload delivers it before the first paint; a later switch would move the page. */
function fontFace({ typeface }: Brand, fonts: WebFonts): string {
  const font = typeface && fonts.get(typeface);
  return font
    ? `@font-face{font-family:${familyOf(typeface)};src:url("${font.path}") format("woff2");font-weight:400 800;font-display:optional}`
    : '';
}
