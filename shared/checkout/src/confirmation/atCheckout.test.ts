import { aPayment } from '../testing/cruiseBuilders';
import { cruiseCheckout } from '../testing/cruises';
import { confirmsPayment, returnsToCheckout } from './atCheckout';

const { returnPath, resultUrl } = returnsToCheckout('/checkout/cruise');
const { parse, stageOf } = confirmsPayment(cruiseCheckout.result);
const searchOf = (url: string) => url.slice(url.indexOf('?'));

it("reads the payment from our own link and from the gateway's return address", () => {
  expect(returnPath('b-1')).toBe('/checkout/cruise');
  expect(parse(searchOf(resultUrl(aPayment)))).toEqual({
    bookingId: null,
    reference: aPayment.reference,
  });
  expect(parse('?reference=TQ-2')).toEqual({ bookingId: null, reference: 'TQ-2' });
  expect(parse('?cabin=A-1')).toBeNull();
});
it('shows no result before the payment is known', () => {
  expect(stageOf({ payment: null, booking: null })).toBe('confirming');
  expect(stageOf({ payment: { ...aPayment, status: 'APPROVED' }, booking: null })).not.toBe(
    stageOf({ payment: { ...aPayment, status: 'REJECTED' }, booking: null }),
  );
});
