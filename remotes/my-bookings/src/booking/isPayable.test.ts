import { aPolicy, aRefund } from '../testing/builders';
import { isMoving, isPayable, type Payable } from './isPayable';

const now = Date.parse('2027-03-01T12:00:00Z');
const open: Payable = { status: 'COTIZED', payment_status: null, pay_by: '2027-03-01T12:30:00Z' };

it.each([
  ['not paid yet', {}, true],
  ['left half-way at the gateway', { payment_status: 'PENDING' }, true],
  ['rejected', { payment_status: 'REJECTED' }, true],
  ['paid', { payment_status: 'APPROVED' }, false],
  ['past its time', { pay_by: '2027-03-01T12:00:00Z' }, false],
  ['without a time to pay by', { pay_by: null }, false],
  ['issued', { status: 'OK', payment_status: 'APPROVED' }, false],
  ['cancelled', { status: 'CANCEL' }, false],
] satisfies [string, Partial<Payable>, boolean][])('%s: payable is %#', (_, changes, expected) => {
  expect(isPayable({ ...open, ...changes }, now)).toBe(expected);
});

it.each([
  ['waits for a payment that nobody began', {}, false],
  ['waits for the gateway', { payment_status: 'PENDING' }, true],
  ['waits for the supplier', { payment_status: 'APPROVED' }, true],
  ['waits for another try', { payment_status: 'REJECTED' }, false],
  ['is issued', { status: 'OK', payment_status: 'APPROVED' }, false],
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
    expect(isMoving({ ...open, course: null, refunds: [], ...changes })).toBe(expected);
  },
);
