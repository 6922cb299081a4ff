import { html, type Html } from './html';
import { messages } from './messages';
import { STYLE_PATH } from './styles';
import { WAIT_SCRIPT_PATH } from './waitScript';

const REFRESH_S = 2;

export interface Page {
  title: string;
  /** True to add the script that polls the state of the session. */
  isWaiting?: boolean;
  body: Html;
}

/** A whole HTML document without inline code. */
export const layout = ({ title, isWaiting = false, body }: Page): string =>
  html`<!doctype html>
    <html lang="es-CO">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light" />
        ${
          isWaiting &&
          html`<script src="${WAIT_SCRIPT_PATH}" defer></script>
            <noscript><meta http-equiv="refresh" content="${REFRESH_S}" /></noscript>`
        }
        <title>${title} · ${messages.product}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <a class="skip" href="#contenido">${messages.skip}</a>
        <header>
          <p class="simulation">${messages.simulation}</p>
          <p class="top">
            <span class="mark" aria-hidden="true"></span><span>${messages.product}</span>
          </p>
        </header>
        <main id="contenido">${body}</main>
      </body>
    </html> `.text;
