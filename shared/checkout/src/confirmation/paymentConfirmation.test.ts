import { aPayment } from '../testing/cruiseBuilders';
import { resultUrlOf, returnPathOf } from '../checkoutContext';
import { defineCruise } from '../testing/cruises';
import { paymentConfirmation } from './paymentConfirmation';

const names = defineCruise({});
const { parse, stageOf } = paymentConfirmation;
const searchOf = (url: string) => url.slice(url.indexOf('?'));

it("reads the payment from our own link and from the gateway's return address", () => {
  expect(returnPathOf(names, 'b-1')).toBe('/checkout/cruise');
  expect(parse(searchOf(resultUrlOf(names, aPayment)))).toEqual({
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
