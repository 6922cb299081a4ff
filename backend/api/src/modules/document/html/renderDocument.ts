import type { BootRecord } from '@tiquete/contracts';
import { brandPalette } from '@tiquete/domain';
import type { WebFonts } from '../brand-files/webFonts';
import { brandStyle } from './brandStyle';
import { escapeHtml, jsonForScript } from './escape';
import type { Page } from '../pages/pages';
import { importMap, scriptTags } from './scriptTags';
import type { ScriptSet } from './scriptTags';
import { noScript, skeleton } from './skeleton';

export interface DocumentParts {
  page: Page;
  boot: BootRecord;
  nonce: string;
  /** Absolute address of the page itself, without its query. */
  canonical: string;
  scripts: ScriptSet;
  fonts: WebFonts;
}

/** Asked by the frame of every page. */
const SESSION = '/api/auth/session';

/** Answers that the page would ask for once its scripts have run travel beside them. */
function answersAhead({ data }: Page, { embedded, offline }: BootRecord): string {
  if (embedded || offline === 'kept') return '';
  return [SESSION, ...data]
    .map((path) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(path)}">`)
    .join('\n');
}

/** What the first paint needs beside the style: the brand's typeface, and the picture of the page's hero. */
function seenAtOnce({ remote, path }: Page, { brand, remotes }: BootRecord, fonts: WebFonts) {
  const font = brand.typeface && fonts.get(brand.typeface);
  const tab = remotes.find(({ id }) => id === remote)?.descriptor.tab;
  const picture = tab && path === tab.path && brand.heroes?.[tab.id]?.picture;
  return [
    font &&
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font.path)}">\n`,
    picture &&
      `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture)}">\n`,
  ]
    .filter(Boolean)
    .join('');
}

/** The whole HTML: branded before any script runs, and complete enough for the page's scripts to come in two waves. */
export function renderDocument({
  page,
  boot,
  nonce,
  canonical,
  scripts,
  fonts,
}: DocumentParts): string {
  const { brand } = boot;
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
${page.isIndexed ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">'}
<meta name="theme-color" content="${brandPalette(brand).primary}">
<meta property="og:site_name" content="${escapeHtml(brand.name)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="es_CO">
<link rel="icon" href="${escapeHtml(brand.favicon)}">
${seenAtOnce(page, boot, fonts)}<style nonce="${nonce}">${brandStyle(brand, fonts)}</style>
${importMap(scripts, nonce)}<script type="application/json" id="boot">${jsonForScript(boot)}</script>
<script nonce="${nonce}">${scripts.gate}</script>
${scriptTags(scripts, boot, nonce)}
${answersAhead(page, boot)}
</head>
<body>
<div id="root">${skeleton(boot, page.path)}</div>
${noScript(boot)}
</body>
</html>
`;
}
