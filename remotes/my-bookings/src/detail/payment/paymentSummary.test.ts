import { aBooking, aNextPayment, anUnpaidBooking, aRefund } from '../../testing/builders';
import { paymentSummary } from './paymentSummary';

const now = Date.parse('2027-03-01T12:00:00Z');
const soon = '2027-03-01T12:30:00Z';
const gone = '2027-03-01T11:30:00Z';

it.each([
  ['COTIZED', null, soon, 'unpaid', 'pay'],
  ['COTIZED', null, gone, 'expired', null],
  ['COTIZED', 'PENDING', soon, 'processing', 'resume'],
  ['COTIZED', 'PENDING', gone, 'processing', null],
  ['COTIZED', 'REJECTED', soon, 'rejected', 'retry'],
  ['COTIZED', 'REJECTED', gone, 'rejectedExpired', null],
  ['COTIZED', 'APPROVED', soon, 'confirming', null],
  ['OK', 'APPROVED', null, 'paid', null],
  ['CANCEL', 'APPROVED', null, 'paidCancelled', null],
  ['CANCEL', 'REJECTED', gone, 'rejectedExpired', null],
  ['CANCEL', null, gone, 'released', null],
] as const)(
  '%s with payment %s, payable by %s: %s, %s',
  (status, payment_status, pay_by, text, action) => {
    expect(
      paymentSummary(
        {
          status,
          course: null,
          payment_status,
          pay_by,
          next_payment: pay_by && payment_status !== 'APPROVED' ? aNextPayment() : null,
          part_paid: 0,
          refunds: [],
          payments: [],
        },
        now,
      ),
    ).toEqual({
      text,
      action,
    });
  },
);
it.each([
  ['CANCEL', 'REJECTED', 'SENT', 'refunding'],
  ['CANCEL', 'REJECTED', 'DONE', 'refunded'],
  ['CANCEL', 'APPROVED', 'REVIEWING', 'refunding'],
  ['OK', 'APPROVED', 'SENT', 'refundedPart'],
] as const)('%s with payment %s and money %s: %s', (status, payment_status, state, text) => {
  expect(
    paymentSummary(
      {
        status,
        course: null,
        payment_status,
        pay_by: null,
        next_payment: null,
        part_paid: 0,
        refunds: [aRefund({ state })],
        payments: [],
      },
      now,
    ),
  ).toEqual({ text, action: null });
});
it('does not show a payment as in process if it was never made', () => {
  const opened = { ...aBooking().payments[0], status: 'PENDING', processing: false } as const;
  const booking = anUnpaidBooking({ payment_status: 'PENDING', pay_by: soon });
  const { payments } = aBooking({ payments: [opened as (typeof booking.payments)[number]] });
  expect(paymentSummary({ ...booking, payments }, now)).toEqual({ text: 'unpaid', action: 'pay' });
});

it.each([
  ['waits for its first payment', anUnpaidBooking({ payment_status: 'PENDING', pay_by: soon })],
  ['has a balance', aBooking({ balance: 200_000 })],
  ['was cancelled meanwhile', aBooking({ status: 'CANCEL', payment_status: 'PENDING' })],
])('offers no further payment after a partial capture, for one that %s', (_, booking) => {
  const partPaid = { ...booking, part_paid: 100_000, next_payment: aNextPayment() };
  expect(paymentSummary(partPaid, now)).toEqual({ text: 'partial', action: null });
});

describe('for a confirmed booking with a balance', () => {
  const next = aNextPayment({
    number: 2,
    due_on: '2027-03-05',
    grace_until: '2027-03-09T05:00:00Z',
  });
  const tried = (status: 'PENDING' | 'APPROVED', processing: boolean | null) =>
    aBooking().payments.map((payment) => ({ ...payment, status, processing }));
  it.each([
    ['has a balance', next, tried('APPROVED', null), 'balance', 'pay'],
    ['is overdue', { ...next, is_overdue: true }, tried('APPROVED', null), 'overdue', 'pay'],
    ['waits for a bank', next, tried('PENDING', true), 'processing', 'resume'],
    ['left the page', next, tried('PENDING', false), 'balance', 'pay'],
  ] as const)('%s', (_, next_payment, payments, text, action) => {
    expect(paymentSummary(aBooking({ next_payment, payments }), now)).toEqual({ text, action });
  });
  it('can be paid further while the supplier decides, and is paid without a balance', () => {
    const waits = aBooking({ status: 'COTIZED', course: 'WAITING', next_payment: next });
    expect(paymentSummary(waits, now)).toEqual({ text: 'balance', action: 'pay' });
    expect(paymentSummary({ ...waits, next_payment: null }, now)).toEqual({
      text: 'paid',
      action: null,
    });
  });
  it('is paid as far as possible once the grace has ended', () => {
    const over = { ...next, grace_until: '2027-03-01T05:00:00Z' };
    expect(paymentSummary(aBooking({ next_payment: over }), now).action).toBeNull();
  });
});
