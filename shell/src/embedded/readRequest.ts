export interface EmbedRequest {
  /** Id of a remote. Without it, the page shows every form. */
  product: string;
  /** Origin of the page that embeds this one; null: the height is not reported. */
  host: string | null;
  /** Values of the form, in the query format of the product's results page. Empty: the values that the traveller left. */
  query: string;
}
/** Product, embedding page and form values from the embedded page's address. */
export function readRequest(search: string): EmbedRequest {
  const given = new URLSearchParams(search);
  const [product, host] = [given.get('product') ?? '', given.get('host') ?? ''];
  given.delete('product');
  given.delete('host');
  const isOrigin = URL.canParse(host) && new URL(host).origin === host;
  const query = given.size > 0 ? `?${given}` : '';
  return { product, host: isOrigin ? host : null, query };
}
