import type { BootRecord } from '@tiquete/contracts';
import type { RenderedPage } from '../prerender/renderJob';
import { escapeHtml, jsonForScript } from './escape';
import { noScriptNotice, startFailed } from './skeleton';

/** Styles of a rendered page, with the nonce of this document. */
export const renderedHead = ({ styles }: RenderedPage, nonce: string): string =>
  styles
    .map(
      ({ key, css }) =>
        `<style data-emotion="${escapeHtml(key)}" nonce="${nonce}">${css}</style>\n`,
    )
    .join('');

/** The rendered page, the state from which the browser takes it over, and the message of a failed start. */
export const renderedBody = ({ html, page }: RenderedPage, boot: BootRecord): string =>
  `${noScriptNotice()}
<div id="root" data-rendered>${html}</div>
<script type="application/json" id="rendered">${jsonForScript(page)}</script>
${startFailed(boot)}`;
