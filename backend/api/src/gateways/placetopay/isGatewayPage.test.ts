import { isGatewayPage } from './isGatewayPage';

const vendor = {
  baseUrl: 'https://checkout-co.placetopay.com',
  pageOrigin: 'https://checkout-co.placetopay.com',
};
const own = { baseUrl: 'http://127.0.0.1:4001', pageOrigin: 'http://pagos.localhost:4001' };

it.each([
  ['the configured origin', 'http://pagos.localhost:4001/session/1', own, true],
  ['another host of the vendor', 'https://checkout.placetopay.com/spa/session/1', vendor, true],
  ['the vendor, for an api that is not its own', 'https://checkout.placetopay.com/1', own, false],
  ['the vendor without TLS', 'http://checkout.placetopay.com/1', vendor, false],
  ['another port', 'https://checkout.placetopay.com:8443/1', vendor, false],
  ['a host that ends alike', 'https://checkout-placetopay.com/1', vendor, false],
  ['a host that begins alike', 'https://checkout.placetopay.com.evil.test/1', vendor, false],
])('%s', (_, page, gateway, isOne) => {
  expect(isGatewayPage(page, gateway)).toBe(isOne);
});
