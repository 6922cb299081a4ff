/** Under which the vendor's own hosts stand. */
const VENDOR_DOMAIN = '.placetopay.com';
/** One of the vendor's own hosts. */
export const isOfVendor = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && hostname.endsWith(VENDOR_DOMAIN);

/** Whether travellers may be sent there: to the configured origin, or to any host of the vendor when its api is one, too. */
export function isGatewayPage(
  page: string,
  { baseUrl, pageOrigin }: { baseUrl: string; pageOrigin: string },
): boolean {
  const url = new URL(page);
  return url.origin === pageOrigin || (isOfVendor(new URL(baseUrl)) && isOfVendor(url));
}
