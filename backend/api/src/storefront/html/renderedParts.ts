import type { BootRecord, SearchWords } from '@tiquete/contracts';
import { ADDRESS_MARKS } from '@tiquete/contracts/constants';
import type { RenderedPage } from '../prerender/renderJob';
import { EARLY_EVENTS_SCRIPT } from './earlyEvents';
import { escapeHtml, jsonForScript } from './escape';
import { noScript, noScriptNotice, startFailed } from './skeleton';

/**
 * Attribute of the document's root element when its visitor is signed in. The page is rendered for a visitor without a session;
 * by this attribute, and the name in `--visitor-name`, the frame reserves the space of the name (`whileSessionLoads.ts` of the
 * shell).
 */
export const SIGNED_IN = 'data-signed-in';

/** Style with the visitor's name as a CSS string. Each of its characters is an escape, so that none can end string or element. */
function nameStyle(name: string, nonce: string): string {
  const escaped = [...name].map((character) => `\\${character.codePointAt(0)?.toString(16)} `);
  return `<style nonce="${nonce}">:root{--visitor-name:"${escaped.join('')}"}</style>\n`;
}

interface HeadParts {
  nonce: string;
  beforePaint: string;
  /** Name of the signed-in visitor; null without a session. */
  visitorName: string | null;
  hasScripts: boolean;
}
/** Styles of a rendered page, and the scripts that must run before its first paint, with the nonce of this document. */
export function renderedHead(
  { styles }: RenderedPage,
  { nonce, beforePaint, visitorName, hasScripts }: HeadParts,
): string {
  const elements = styles.map(
    ({ key, css }) =>
      // Emotion moves marked elements into the head when its code is loaded, unless they have the attribute `data-s`.
      `<style data-emotion="${escapeHtml(key)}" data-s nonce="${nonce}">${css}</style>\n`,
  );
  const name = visitorName === null ? '' : nameStyle(visitorName, nonce);
  const scripts = hasScripts
    ? `<script nonce="${nonce}">${EARLY_EVENTS_SCRIPT}${beforePaint}</script>\n`
    : '';
  return elements.join('') + name + scripts;
}

export interface PageAddress {
  /** Path and query. */
  url: string;
  /** The search in words, for pages whose address contains one. */
  words?: SearchWords | null;
}

/** Puts the texts of this document's address in the place of their marks. */
function withAddress({ html, page: { path } }: RenderedPage, { url, words }: PageAddress): string {
  const rendered = `${path === '*' ? '/*' : path}?${ADDRESS_MARKS.query}`;
  const texts = new Map<string, string>(
    WORDS.map((name) => [ADDRESS_MARKS[name], escapeHtml(words?.[name] ?? '')]),
  );
  return html
    .replaceAll(inQuery(rendered), () => inQuery(url))
    .replace(/[\uE001-\uE004]/g, (mark) => texts.get(mark) ?? '');
}
const WORDS = ['title', 'detail', 'heading', 'price'] as const;

/** An address as the value of a parameter, as the links to sign-in contain it. */
const inQuery = (address: string) => new URLSearchParams({ '': address }).toString();

/**
 * The rendered page, the state from which the browser takes it over, and the message of a failed start. Without scripts a whole
 * page is readable, and a frame shows the brand's phones.
 */
export const renderedBody = (
  rendered: RenderedPage,
  boot: BootRecord,
  address: PageAddress,
): string =>
  `${rendered.page.isFrame ? noScript(boot) : noScriptNotice()}
<div id="root" data-rendered>${withAddress(rendered, address)}</div>
<script type="application/json" id="rendered">${jsonForScript(rendered.page)}</script>
${startFailed(boot)}`;
