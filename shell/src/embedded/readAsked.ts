export interface Asked {
  /** Id of a remote. Without it, the page shows every form. */
  product: string;
  /** Origin of the page that embeds this one; null: the height is not reported. */
  host: string | null;
  /** Values of the form, in the query format of the product's results page. Empty: the values that the traveller left. */
  query: string;
}
/** Product, embedding page and form values from the embedded page's address. */
export function readAsked(search: string): Asked {
  const asked = new URLSearchParams(search);
  const [product, host] = [asked.get('product') ?? '', asked.get('host') ?? ''];
  asked.delete('product');
  asked.delete('host');
  const isOrigin = URL.canParse(host) && new URL(host).origin === host;
  const query = asked.size > 0 ? `?${asked}` : '';
  return { product, host: isOrigin ? host : null, query };
}
