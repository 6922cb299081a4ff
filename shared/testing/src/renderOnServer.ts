import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { settle } from './startTestStore';

/**
 * Returns the HTML of an element as the server renders it, without effects. It renders twice, because React reads a promise in
 * the first rendering and knows its value in the second.
 */
export async function renderOnServer(page: ReactElement): Promise<string> {
  renderToString(page);
  await settle();
  return renderToString(page).replace(PRELOADS, '');
}
/** React's preloads of pictures, which the server omits. */
const PRELOADS = /^(?:<link\b[^>]*>)*/;
