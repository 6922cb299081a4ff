import type { BookingDetail } from '@tiquete/contracts';
import { aBooking, aNextPayment, aPolicy, aRefund } from '../testing/builders';
import { isMoving, isPayable, type Payable } from './isPayable';

const now = Date.parse('2027-03-01T12:00:00Z');
const open: Payable = { pay_by: '2027-03-01T12:30:00Z', next_payment: aNextPayment() };
const aTried = {
  ...aBooking().payments[0],
  status: 'PENDING',
} as BookingDetail['payments'][number];
const waiting = { status: 'COTIZED' as const, payment_status: null };

it.each([
  ['not paid yet', {}, true],
  ['with nothing to pay next', { next_payment: null }, false],
  ['past its time', { pay_by: '2027-03-01T12:00:00Z' }, false],
  ['without a time to pay by', { pay_by: null }, false],
  [
    'within the grace of its second part',
    { pay_by: null, next_payment: aNextPayment({ grace_until: '2027-03-01T12:00:01Z' }) },
    true,
  ],
  [
    'past the grace of its second part',
    { pay_by: null, next_payment: aNextPayment({ grace_until: '2027-03-01T12:00:00Z' }) },
    false,
  ],
] satisfies [string, Partial<Payable>, boolean][])('%s: payable is %#', (_, changes, expected) => {
  expect(isPayable({ ...open, ...changes }, now)).toBe(expected);
});

it.each([
  ['waits for a payment that was not begun', {}, false],
  ['waits for the gateway', { payment_status: 'PENDING' }, true],
  ['waits for the supplier', { payment_status: 'APPROVED' }, true],
  ['waits for another try', { payment_status: 'REJECTED' }, false],
  ['is issued', { status: 'OK', payment_status: 'APPROVED' }, false],
  [
    'waits for its second payment',
    { status: 'OK', payment_status: 'APPROVED', payments: [aTried] },
    true,
  ],
  ['is cancelled', { status: 'CANCEL', payment_status: 'PENDING' }, false],
  ['is being cancelled', { status: 'OK', payment_status: 'APPROVED', course: 'CANCELLING' }, true],
  [
    'gives an extra back',
    {
      status: 'OK',
      payment_status: 'APPROVED',
      optionals: [aPolicy({ status: 'CANCELLING' })],
    },
    true,
  ],
  ['has money on its way back', { status: 'CANCEL', refunds: [aRefund({ state: 'SENT' })] }, true],
  ['has its money back', { status: 'CANCEL', refunds: [aRefund()] }, false],
  [
    'has a refund that a person makes',
    { status: 'CANCEL', refunds: [aRefund({ state: 'REVIEWING' })] },
    false,
  ],
] satisfies [string, Partial<Parameters<typeof isMoving>[0]>, boolean][])(
  'a booking that %s',
  (_, changes, expected) => {
    expect(isMoving({ ...waiting, course: null, refunds: [], ...changes })).toBe(expected);
  },
);
