import { jsonForScript } from './escape';
import { EMBEDDED_PATH } from '../pages/shellPages';

/** Height of the frame in pixels until it reports its own, and the maximum that it may request. */
const HEIGHT = { first: 420, most: 6000 };

/**
 * Script of a partner's page, included by `<script src="https://HOST/embed.js" async data-product="hotels"
 * data-query="…"></script>`. It puts the search forms into a frame at this place, with the height that the forms report.
 * `data-query` is the query string of the product's results page. Heights are accepted only from that frame at the brand's own
 * origin.
 */
export const embedScript = (origin: string, title: string): string => `(() => {
  const origin = ${jsonForScript(origin)};
  const line = document.currentScript;
  if (!line) return;
  const { product = '', query = '' } = line.dataset;
  const params = new URLSearchParams(query);
  params.set('product', product);
  params.set('host', location.origin);
  const frame = document.createElement('iframe');
  frame.title = ${jsonForScript(title)};
  frame.src = origin + ${jsonForScript(EMBEDDED_PATH)} + '?' + params;
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
