import { ITEM_MARK } from '@tiquete/contracts/constants';
import type { RenderedPage } from '../prerender/renderJob';

/** Cards that fill the first view. Pictures of more cards would delay the scripts. */
const COUNT = 2;

/**
 * Script that shows the first items of the early response in the template of `FirstItems`, before the page's code has arrived.
 * Placeholders after them are new elements too, because moved elements would count as layout shift. The page keeps the
 * list, in `__firstItems`, until it has rendered its own.
 */
const FIRST_ITEMS_SCRIPT = `(() => {
  const template = document.querySelector('template[data-items]');
  const early = globalThis.__earlyRequest;
  if (!template || !early) return;
  const { items, unless, mark } = template.dataset;
  const params = new URLSearchParams(location.search);
  if (unless.split(' ').some((name) => params.has(name))) return;
  const formats = {
    text: String,
    money: (pesos) => pesos && '$\\u00a0' + String(Math.round(pesos)).replace(/\\B(?=(\\d{3})+$)/g, '.'),
    url: encodeURIComponent,
    media: (path) => (path.startsWith('/media/') ? path.slice(7) : ''),
  };
  const read = (value, path) => path.split('.').reduce((part, key) => part?.[key], value);
  const write = (text, item) => {
    let isWhole = true;
    const written = text.replace(/${ITEM_MARK.start}(.+?)\\|(.+?)${ITEM_MARK.end}/g, (_, path, format) => {
      const value = read(item, path) ?? '';
      const result = formats[format](value) || '';
      isWhole &&= Boolean(result);
      return result;
    });
    return { written, isWhole };
  };
  const fill = (item) => {
    const card = template.content.cloneNode(true);
    const texts = document.createNodeIterator(card, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) text.data = write(text.data, item).written;
    for (const element of card.querySelectorAll('*'))
      for (const { name, value } of [...element.attributes]) {
        const { written, isWhole } = write(value, item);
        if (!isWhole) element.remove();
        else if (written !== value) element.setAttribute(name, written);
      }
    return card;
  };
  const show = ([{ ok }, answer]) => {
    const found = ok && read(answer, items);
    if (!found?.length || !template.isConnected) return;
    const list = template.parentNode;
    const cards = found.slice(0, ${COUNT}).map((item) => fill({ ...item, address: location.search }));
    const rest = [...list.children].slice(1 + ${COUNT}).map((one) => one.cloneNode(true));
    list.removeAttribute('aria-hidden');
    for (const one of rest) one.setAttribute('aria-hidden', 'true');
    list.replaceChildren(...cards, ...rest);
    list.addEventListener('focusin', ({ target }) => { globalThis.__focusedFirstLink = target; });
    globalThis.__firstItems = list;
    performance.mark(mark);
  };
  Promise.all([early.response, early.json]).then(show, () => {});
})();`;

/** The script for a frame with a template. Empty for other pages, and without an early request. */
export const firstItemsScript = (
  { html }: RenderedPage,
  { hasEarly, nonce }: { hasEarly: boolean; nonce: string },
): string =>
  hasEarly && html.includes('<template data-items=')
    ? `<script nonce="${nonce}">${FIRST_ITEMS_SCRIPT}</script>\n`
    : '';
