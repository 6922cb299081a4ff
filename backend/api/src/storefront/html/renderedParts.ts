import type { BootRecord } from '@tiquete/contracts';
import type { RenderedPage } from '../prerender/renderJob';
import { EARLY_EVENTS_SCRIPT } from './earlyEvents';
import { escapeHtml, jsonForScript } from './escape';
import { noScriptNotice, startFailed } from './skeleton';

/** Styles of a rendered page, and the scripts that must run before its first paint, with the nonce of this document. */
export function renderedHead({ styles }: RenderedPage, nonce: string, beforePaint: string): string {
  const elements = styles.map(
    ({ key, css }) => `<style data-emotion="${escapeHtml(key)}" nonce="${nonce}">${css}</style>\n`,
  );
  return `${elements.join('')}<script nonce="${nonce}">${EARLY_EVENTS_SCRIPT}${beforePaint}</script>\n`;
}

/** The rendered page, the state from which the browser takes it over, and the message of a failed start. */
export const renderedBody = ({ html, page }: RenderedPage, boot: BootRecord): string =>
  `${noScriptNotice()}
<div id="root" data-rendered>${html}</div>
<script type="application/json" id="rendered">${jsonForScript(page)}</script>
${startFailed(boot)}`;
