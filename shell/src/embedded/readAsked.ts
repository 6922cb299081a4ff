export interface Asked {
  /** Id of a remote; every form without it. */
  product: string;
  /** Origin of the page that frames this one; null: nobody is told anything. */
  host: string | null;
  /** The rest of the address, as the product's results have it; empty: the form as the traveller left it. */
  query: string;
}
/** What a partner's line asks of the embedded page. */
export function readAsked(search: string): Asked {
  const asked = new URLSearchParams(search);
  const [product, host] = [asked.get('product') ?? '', asked.get('host') ?? ''];
  asked.delete('product');
  asked.delete('host');
  const isOrigin = URL.canParse(host) && new URL(host).origin === host;
  const query = asked.size > 0 ? `?${asked}` : '';
  return { product, host: isOrigin ? host : null, query };
}
