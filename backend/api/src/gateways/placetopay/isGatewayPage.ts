/** Domain of the vendor's own hosts. */
const VENDOR_DOMAIN = '.placetopay.com';
/** True for a URL on one of the vendor's own hosts. */
export const isOfVendor = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && hostname.endsWith(VENDOR_DOMAIN);

/**
 * True when travellers may be redirected to this page: it is on the configured origin, or on the vendor's domain while the
 * api is there too.
 */
export function isGatewayPage(
  page: string,
  { baseUrl, pageOrigin }: { baseUrl: string; pageOrigin: string },
): boolean {
  const url = new URL(page);
  return url.origin === pageOrigin || (isOfVendor(new URL(baseUrl)) && isOfVendor(url));
}
