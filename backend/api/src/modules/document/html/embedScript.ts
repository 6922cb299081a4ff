import { jsonForScript } from './escape';
import { EMBEDDED_PATH } from '../pages/shellPages';

/** Pixels of the frame until it has told its height, and the most that it may ask for. */
const HEIGHT = { first: 420, most: 6000 };

/**
 * What a partner's page runs by one line, `<script src="https://HOST/embed.js" async data-product="hotels" data-query="…"></script>`: the
 * search forms in a frame where the line stands, as tall as they say. `data-query` is what follows `?` in an address of the product's
 * results. Heights are taken from that frame alone, at the brand's own origin.
 */
export const embedScript = (origin: string, title: string): string => `(() => {
  const origin = ${jsonForScript(origin)};
  const line = document.currentScript;
  if (!line) return;
  const { product = '', query = '' } = line.dataset;
  const asked = new URLSearchParams(query);
  asked.set('product', product);
  asked.set('host', location.origin);
  const frame = document.createElement('iframe');
  frame.title = ${jsonForScript(title)};
  frame.src = origin + ${jsonForScript(EMBEDDED_PATH)} + '?' + asked;
  frame.height = ${HEIGHT.first};
  frame.style.cssText = 'display:block;width:100%;border:0';
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow) return;
    const height = data && data.tiqueteHeight;
    if (Number.isInteger(height) && height > 0) frame.height = Math.min(height, ${HEIGHT.most});
  });
  line.after(frame);
})();
`;
