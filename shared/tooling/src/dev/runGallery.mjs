import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';
import { say } from '../lib/steps.mjs';
import { dataScript, servePage } from './servePage.mjs';

const require = createRequire(import.meta.url);
const { baseConfig } = require('../webpack/base.cjs');

const BRANDS = inRepo('backend', 'api', 'brands');
const FONTS = inRepo('backend', 'api', 'fonts', 'web');
/** Typeface of brands without one, so that pictures of the gallery do not depend on the fonts of a machine. */
const TYPEFACE = 'figtree';

const galleryConfig = () => ({
  ...baseConfig({
    folder: inRepo('shared', 'ui'),
    cacheName: 'gallery',
    development: true,
    output: { publicPath: '/gallery/', uniqueName: 'gallery', filename: 'gallery.js' },
  }),
  entry: './src/gallery/index.tsx',
});

function readBrands() {
  const brands = readdirSync(BRANDS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${BRANDS}/${file}`, 'utf8')))
    .map((brand) => ({ ...brand, typeface: brand.typeface ?? TYPEFACE }));
  // The default brand is first.
  return brands.sort((one, other) => (other.id === 'tiquete') - (one.id === 'tiquete'));
}
const fontFace = (typeface) =>
  `@font-face{font-family:brand-${typeface};src:url(/fonts/${typeface}.woff2);font-weight:400 800}`;

/** Serves the gallery of shared/ui until it is stopped. */
export async function runGallery() {
  const brands = readBrands();
  const html = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Galería</title><style>${brands.map(({ typeface }) => fontFace(typeface)).join('')}</style>
<div id="root"></div>${dataScript('brands', brands)}<script src="/gallery/gallery.js"></script></html>`;
  const folders = [{ directory: FONTS, publicPath: '/fonts', watch: false }];
  const origin = await servePage(galleryConfig(), html, { folders });
  say(`Ready: ${origin}/ - the gallery of shared/ui.`);
}
