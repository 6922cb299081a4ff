import type { BookingDetail, Cart, OptionalSearch, Payment } from '@tiquete/contracts';
import { approved } from './saleBuilders';

export { aRefusal } from './saleBuilders';

export const aBooking = { id: 'b-1', code: 'TQ7K2M9P' };
export const aPayment = {
  reference: 'TQ7K2M9P-1',
  processUrl: 'https://pay.example/1',
  status: 'PENDING',
  processing: true,
  amount: 900_000,
  refunded: 0,
  receipt: null,
  booking: { ...aBooking, status: 'COTIZED', status_label: 'Reserva' },
} as Payment;
export const aPaymentWith = (changes: Partial<Payment>): Payment => ({ ...aPayment, ...changes });
export const anApprovedPayment = approved(aPayment);
/** An approved payment of a booking in that status. */
export const paidWith = (status: Payment['booking']['status']): Payment =>
  approved(aPayment, status);
export const aRejectedPayment = aPaymentWith({ status: 'REJECTED', processUrl: null });
/** Details of a booked cabin, with charges that are paid on board. */
export const aDetail = (changes: Partial<BookingDetail> = {}): BookingDetail =>
  ({
    ...aBooking,
    title: 'Crucero por el Caribe',
    image: '/media/ship.avif',
    date_from: '2027-03-10',
    date_to: '2027-03-17',
    status: 'OK',
    status_label: 'Emitida',
    total: 900_000,
    optionals_total: 50_000,
    price_breakdown: {
      base: 800_000,
      taxes: [{ name: 'IVA 19 %', amount: 100_000, included: true }],
      fees: [],
      pay_at_hotel: [{ name: 'Propinas', amount: 40_000, currency: 'COP' }],
    },
    optionals: [
      {
        id: 'o-1',
        name: 'Internet a bordo',
        amount: 50_000,
        status: 'CONFIRMED',
        status_label: 'Confirmado',
        locator: null,
      },
    ],
    payments: [],
    refunds: [],
    balance: 0,
    waits_until: null,
    next_payment: null,
    part_paid: 0,
    schedule: [],
    refunded: 0,
    cancellation: { refundable: false, free_until: null, timeline: [] },
    rate_comments: 'Lleva tu pasaporte.',
    pay_by: null,
    can: { cancel: true, pay: false, voucher: true, calendar: true, resend: true },
    ...changes,
  }) as BookingDetail;
export const aCart = (items: Cart['items'] = [], version = 0): Cart =>
  ({
    items,
    version,
    subtotal: 0,
    booking_total: 900_000,
    grand_total: 900_000,
  }) as unknown as Cart;
export const someExtras = {
  optionals: [{ code: 'WIFI' }],
  cart: aCart(),
} as unknown as OptionalSearch;
