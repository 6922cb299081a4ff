/** @throws Error when the address is no page of the web. */
export function leaveFor(address: string) {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('The gateway gave an address that is no web page');
  window.location.assign(href);
}
