import type { BootRecord } from '@tiquete/contracts';
import type { RenderedPage } from '../prerender/renderJob';
import { EARLY_EVENTS_SCRIPT } from './earlyEvents';
import { escapeHtml, jsonForScript } from './escape';
import { noScriptNotice, startFailed } from './skeleton';

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
    ({ key, css }) => `<style data-emotion="${escapeHtml(key)}" nonce="${nonce}">${css}</style>\n`,
  );
  const name = visitorName === null ? '' : nameStyle(visitorName, nonce);
  const scripts = hasScripts
    ? `<script nonce="${nonce}">${EARLY_EVENTS_SCRIPT}${beforePaint}</script>\n`
    : '';
  return elements.join('') + name + scripts;
}

/** The rendered page, the state from which the browser takes it over, and the message of a failed start. */
export const renderedBody = ({ html, page }: RenderedPage, boot: BootRecord): string =>
  `${noScriptNotice()}
<div id="root" data-rendered>${html}</div>
<script type="application/json" id="rendered">${jsonForScript(page)}</script>
${startFailed(boot)}`;
