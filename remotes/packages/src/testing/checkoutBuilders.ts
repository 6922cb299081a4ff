import {
  aBookingOf,
  aPaymentOf,
  approved,
  aPrebooked,
  aPriceRefusal,
  aSamePrice,
  noExtrasFor,
} from '@tiquete/checkout/testing/builders';
import type { BookingDetail, PackageDetail, PackagePrebookingResponse } from '@tiquete/contracts';
import { checkoutUrl } from '../urls';
import { aDeparture, aQuery } from './builders';
import { aChoice, aDetail } from './detailBuilders';

export { aRefusal } from '@tiquete/checkout/testing/builders';

export const aCheckoutUrl = checkoutUrl(aQuery, aChoice, 'quote-0001');
export const aPrebooking: PackagePrebookingResponse = {
  data: {
    booking: aPrebooked('PACKAGE'),
    price: aSamePrice(15_000_000),
    cancellation: aDetail.cancellation,
    rate_comments: '',
    pay_by: '2026-11-21T11:00:00.000Z',
    next: 'payments',
    package: { ItemPackageID: aDetail.ItemPackageID, name: aDetail.name },
    DateBegin: aDetail.DateBegin,
    DateEnd: aDetail.DateEnd,
    schedule: [{ number: 1, due_on: null, amount: 15_000_000 }],
  },
};
export const aPayment = aPaymentOf('PACKAGE', 4_500_000);
export const anApprovedPayment = approved(aPayment);
const [hotel] = aDetail.hotels_alternatives;
/** A booked package with a paid deposit. */
export const aBooking: BookingDetail = aBookingOf({
  product: 'PACKAGE',
  title: aDetail.name,
  date_from: aDeparture,
  date_to: aDetail.DateEnd,
  destination_name: 'Madrid y París',
  totalPax: 5,
  total: 15_000_000,
  balance: 10_500_000,
  schedule: [
    { number: 1, due_on: null, amount: 4_500_000, status: 'PAID', paid_at: null },
    { number: 2, due_on: '2027-01-20', amount: 10_500_000, status: 'OPEN', paid_at: null },
  ],
  supplier_locator: 'TQ7K2M9P',
  price_breakdown: aDetail.price_breakdown,
  cancellation: aDetail.cancellation,
  snapshot: { ...aDetail, hotel, services: [] },
  can: { cancel: true, pay: true, voucher: true, calendar: true, resend: true },
  cancellation_now: {
    is_cancellable: true,
    reason: null,
    refundable: true,
    paid: 4_500_000,
    penalty: 3_000_000,
    refund: 1_500_000,
    free_until: null,
  },
});
export const noExtras = noExtrasFor(15_000_000);
/** The api's error for a changed price, with the new price. */
export const aPriceChange = (detail: PackageDetail) =>
  aPriceRefusal(aDetail.total, detail.total, { Booking: 'quote-0002', detail });
