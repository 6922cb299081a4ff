import type { BootRecord } from '@tiquete/contracts';
import { brandPalette } from '@tiquete/domain';
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

/** The whole HTML: branded before any script runs, and complete enough for the page's scripts to come in two waves. */
export function renderDocument({ page, boot, nonce, canonical, scripts }: DocumentParts): string {
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
<style nonce="${nonce}">${brandStyle(brand)}</style>
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
