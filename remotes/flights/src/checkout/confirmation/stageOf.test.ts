import type { BookingDetail } from '@tiquete/contracts';
import {
  aBooking,
  aHeldBooking,
  anEvent,
  anIssuedBooking,
  aPaymentWith,
  aTriedPayment,
} from '../../testing/bookingBuilders';
import { isSettled, stageOf } from './stageOf';

const held = { holdUntil: '2027-01-02T01:00:00.000Z' };
const cancelled = (changes: Partial<BookingDetail> = {}) =>
  aBooking({ status: 'CANCEL', course: null, ...changes });
const aRefund = {
  reason: 'SUPPLIER_REJECTED',
  state: 'OWED' as const,
  amount: 660_000,
  owed_at: '2027-01-01T10:00:00.000Z',
  sent_at: null,
  done_at: null,
  due_by: '2027-01-16T10:00:00.000Z',
  method: null,
};

it.each<[string, BookingDetail, string]>([
  ['is being held', aBooking(), 'holding'],
  ['was made and is not held yet', aBooking({ course: null, can: aHeldBooking().can }), 'holding'],
  ['is held', aHeldBooking(), 'payable'],
  ['has a payment under way', aHeldBooking({ payments: [aTriedPayment('PENDING')] }), 'paying'],
  ['had its payment refused', aHeldBooking({ payments: [aTriedPayment('REJECTED')] }), 'rejected'],
  [
    'can no longer be paid',
    aHeldBooking({
      can: { ...aHeldBooking().can, pay: false },
      payments: [aTriedPayment('REJECTED')],
    }),
    'expired',
  ],
  [
    'is paid',
    aHeldBooking({ course: 'CONFIRMING', payments: [aTriedPayment('APPROVED')] }),
    'confirming',
  ],
  [
    'needs a person',
    aHeldBooking({ course: 'REVIEWING', payments: [aTriedPayment('APPROVED')] }),
    'reviewing',
  ],
  ['is ticketed', anIssuedBooking(), 'issued'],
  ['is being cancelled', anIssuedBooking({ course: 'CANCELLING' }), 'cancelling'],
  ['was sold to another traveller', cancelled({ events: [anEvent('HOLD_REFUSED')] }), 'sold'],
  ['was not paid in time', cancelled({ events: [anEvent('HELD'), anEvent('EXPIRED')] }), 'expired'],
  [
    'was paid and could not be ticketed',
    cancelled({ events: [anEvent('PAID'), anEvent('REFUND_DUE')], refunds: [aRefund] }),
    'notIssued',
  ],
  [
    'was authorised and voided',
    cancelled({
      events: [anEvent('PAYMENT_AUTHORIZED'), anEvent('NOT_BOOKED')],
      payments: [aTriedPayment('REJECTED')],
    }),
    'notIssued',
  ],
  [
    'was cancelled by the traveller',
    cancelled({ events: [anEvent('CONFIRMED'), anEvent('CANCELLED')], refunds: [aRefund] }),
    'cancelled',
  ],
])('a booking that %s', (_, booking, stage) => {
  expect(stageOf(booking, null, held)).toBe(stage);
});

it('does not wait for a hold where the airline holds no seats', () => {
  expect(
    stageOf(aBooking({ course: null, can: aHeldBooking().can }), null, { holdUntil: null }),
  ).toBe('unheld');
});
it('uses the payment of the address before the booking has it, and a newer one of the booking', () => {
  expect(stageOf(aHeldBooking(), aPaymentWith({ status: 'PENDING' }), held)).toBe('paying');
  expect(
    stageOf(
      aHeldBooking({ payments: [aTriedPayment('PENDING')] }),
      aPaymentWith({ status: 'APPROVED' }),
      held,
    ),
  ).toBe('confirming');
  expect(
    stageOf(
      aHeldBooking({
        payments: [aTriedPayment('REJECTED'), aTriedPayment('PENDING', 'TQ7K2M9P-2')],
      }),
      aPaymentWith({ status: 'REJECTED' }),
      held,
    ),
  ).toBe('paying');
});
it('distinguishes a payment in process at a bank from one that was not made', () => {
  const open = aPaymentWith({ status: 'PENDING' });
  expect(stageOf(aHeldBooking(), { ...open, processing: false }, held)).toBe('unpaid');
  expect(stageOf(aHeldBooking(), { ...open, processing: null }, held)).toBe('paying');
});
it('distinguishes a partly captured payment from none, and from a refunded one', () => {
  const part = aPaymentWith({ status: 'PENDING', processing: null, captured: 100_000 });
  expect(stageOf(aHeldBooking(), part, held)).toBe('partial');
  expect(stageOf(aHeldBooking(), { ...part, processing: true }, held)).toBe('paying');
  const known = aHeldBooking({ part_paid: 100_000, payments: [aTriedPayment('PENDING')] });
  expect(
    stageOf({ ...known, payments: [{ ...known.payments[0]!, processing: null }] }, null, held),
  ).toBe('partial');
  expect(
    stageOf(aHeldBooking(), aPaymentWith({ status: 'REJECTED', refunded: 100_000 }), held),
  ).toBe('lapsed');
});
it('continues to poll until the booking is confirmed, and while a refund is open', () => {
  expect(isSettled(anIssuedBooking())).toBe(true);
  expect(isSettled(cancelled({ refunds: [aRefund] }))).toBe(false);
  expect(isSettled(cancelled({ refunds: [{ ...aRefund, state: 'DONE' }] }))).toBe(true);
  expect(isSettled(aHeldBooking())).toBe(false);
});
