export interface EmbedOptions {
  /** Origin of the brand's pages. */
  origin: string;
  /** Id of a remote; empty: every form. */
  product: string;
  /** Query string of a results page, or its whole address. */
  query: string;
}
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The line that shows a brand's search forms in another page (docs/operations.md, _Search forms in other pages_). */
export function embedLine({ origin, product, query }: EmbedOptions): string {
  const asked = query.trim().replace(/^[^?]*\?/, '');
  const parts = [
    `src="${escaped(origin)}/embed.js"`,
    product && `data-product="${escaped(product)}"`,
    product && asked && `data-query="${escaped(asked)}"`,
  ].filter(Boolean);
  return `<script async ${parts.join(' ')}></script>`;
}
