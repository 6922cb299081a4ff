export interface EmbedOptions {
  /** Origin of the brand's pages. */
  origin: string;
  /** Id of a remote; empty for all forms. */
  product: string;
  /** Query string or complete address of a results page. */
  query: string;
}
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The line of HTML that shows a brand's search forms on another page (docs/brands.md, _Search forms in other pages_).
 */
export function embedLine({ origin, product, query }: EmbedOptions): string {
  const search = query.trim().replace(/^[^?]*\?/, '');
  const parts = [
    `src="${escaped(origin)}/embed.js"`,
    product && `data-product="${escaped(product)}"`,
    product && search && `data-query="${escaped(search)}"`,
  ].filter(Boolean);
  return `<script async ${parts.join(' ')}></script>`;
}
