import type { BootRecord } from '@tiquete/contracts';
import { brandPalette, heroPicture } from '@tiquete/domain';
import type { WebFonts } from '../brand-files/webFonts';
import { brandStyle } from './brandStyle';
import { earlyRequestScript, type EarlyRequest } from './earlyRequestScript';
import { escapeHtml, jsonForScript } from './escape';
import { firstItemsScript } from './firstItemsScript';
import { SHARE } from '../brand-files/drawBrandPicture';
import type { Page } from '../pages/pages';
import type { ReadyPage } from '../prerender/prerenderedPages';
import { BRAND_PICTURES, MANIFEST_PATH } from '../pages/shellPages';
import { importMap, scriptTags, shellAhead } from './scriptTags';
import type { ScriptSet } from './scriptTags';
import { recentSearchesScript } from './recentSearches';
import { type PageAddress, renderedBody, renderedHead, SIGNED_IN } from './renderedParts';
import { noScript, skeleton } from './skeleton';
import { storedStateScript } from './storedStateScript';
import { structuredData } from './structuredData';

export interface DocumentParts {
  page: Page;
  boot: BootRecord;
  nonce: string;
  /** Origin of the brand's pages. */
  origin: string;
  scripts: ScriptSet;
  /** Call that starts with the document. */
  early?: EarlyRequest | null;
  fonts: WebFonts;
  /** The page as it was rendered ahead; null: the document starts with a skeleton. */
  rendered?: ReadyPage | null;
  /** Address of the document, for the texts of a rendered page that depend on it. */
  address?: PageAddress;
  /** Name of the signed-in visitor; null without a session. */
  visitorName?: string | null;
  /** False for a rendered page that stays as it is. Default: true. */
  hasScripts?: boolean;
}

/** Call that the frame of every page makes. */
const SESSION = '/api/auth/session';

/** Preloads answers that the page would otherwise request after its scripts have run. */
function answersAhead(
  { data }: Page,
  { embedded, offline }: BootRecord,
  rendered: ReadyPage | null,
): string {
  if (embedded || offline === 'kept') return '';
  const isAnswered = rendered?.hasAnswers && !rendered.page.isFrame;
  return [SESSION, ...(isAnswered ? [] : data)]
    .map((path) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(path)}">`)
    .join('\n');
}

/** Preloads of the first paint besides the style: the brand's typeface and the hero's picture. */
function seenAtOnce({ remote, path }: Page, { brand, remotes }: BootRecord, fonts: WebFonts) {
  const font = brand.typeface && fonts.get(brand.typeface);
  const tab = remotes.find(({ id }) => id === remote)?.descriptor.tab;
  const picture = tab && path === tab.path && brand.heroes?.[tab.id]?.picture;
  return [
    font &&
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font.path)}">\n`,
    picture && `<link rel="preload" as="image" fetchpriority="high" ${sourcesOf(picture)}>\n`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Image sources of the preload, equal to those of the picture's elements, so that the browser fetches the picture once. A
 * browser without AVIF ignores the preload by its type.
 */
function sourcesOf(picture: string): string {
  const { source, image } = heroPicture(picture);
  return source
    ? `type="${source.type}" imagesizes="${escapeHtml(source.sizes)}" imagesrcset="${escapeHtml(source.srcSet)}"`
    : `href="${escapeHtml(image.src)}"`;
}

/** Canonical address of the page for search engines and networks, for any requested address. */
const ownAddress = (address: string) =>
  `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">`;

/** The whole HTML: branded before any script runs, with preloads that let the page's scripts arrive in two waves. */
export function renderDocument({
  page,
  boot,
  nonce,
  origin,
  scripts,
  early = null,
  fonts,
  rendered = null,
  address = { url: page.path },
  visitorName = null,
  hasScripts = true,
}: DocumentParts): string {
  const { brand } = boot;
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const facts = page.isIndexed
    ? `<script type="application/ld+json" nonce="${nonce}">${jsonForScript(structuredData(brand, page, origin))}</script>\n`
    : '';
  /** Scripts and boot record. They follow a rendered page, so that their requests do not delay its bytes. */
  const starting = !hasScripts
    ? ''
    : `${facts}${importMap(scripts, nonce)}<script type="application/json" id="boot">${jsonForScript(boot)}</script>
<script nonce="${nonce}">${scripts.gate}</script>
${scriptTags(scripts, boot, nonce)}
${answersAhead(page, boot, rendered)}
`;
  return `<!doctype html>
<html lang="es"${rendered && visitorName !== null ? ` ${SIGNED_IN}` : ''}>
<head>
<meta charset="utf-8">
${earlyRequestScript(hasScripts ? early : null, nonce)}<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
${page.isIndexed ? ownAddress(escapeHtml(origin + page.path)) : '<meta name="robots" content="noindex">'}
<meta name="theme-color" content="${brandPalette(brand).primary}">
<meta property="og:site_name" content="${escapeHtml(brand.name)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="es_CO">
<meta property="og:type" content="website">
<meta property="og:image" content="${escapeHtml(origin + BRAND_PICTURES.share)}">
<meta property="og:image:width" content="${SHARE.width}">
<meta property="og:image:height" content="${SHARE.height}">
<meta property="og:image:alt" content="${escapeHtml(brand.name)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="${escapeHtml(brand.favicon)}">
<link rel="apple-touch-icon" href="${BRAND_PICTURES.touchIcon}">
<link rel="manifest" href="${MANIFEST_PATH}">
${seenAtOnce(page, boot, fonts)}${rendered && hasScripts ? shellAhead(scripts, boot, nonce) : ''}<style nonce="${nonce}">${brandStyle(brand, fonts)}</style>
${rendered ? renderedHead(rendered, { nonce, visitorName, beforePaint: recentSearchesScript(page, boot) + storedStateScript(scripts.restoring, boot), hasScripts }) : starting}</head>
<body>
${rendered ? `${renderedBody(rendered, boot, address)}\n${firstItemsScript(rendered, { hasEarly: hasScripts && early !== null, nonce })}${starting}` : `<div id="root">${skeleton(boot, page.path)}</div>\n${noScript(boot)}`}
</body>
</html>
`;
}
