import type { Cancellation } from '@tiquete/contracts';
import { cancellationSpans } from './cancellationSpans';

const step = (from: string | null, penalty_amount: number) => ({
  from,
  penalty_amount,
  refund_amount: 100 - penalty_amount,
  penalty_porcent: penalty_amount,
});
const free: Cancellation = {
  refundable: true,
  free_until: '2027-03-08T23:59:00-05:00',
  timeline: [
    step('2027-03-10T00:00:00-05:00', 100),
    step(null, 0),
    step('2027-03-08T23:59:00-05:00', 50),
  ],
};
const penaltyAt = (instant: string, terms = free) =>
  cancellationSpans(terms, Date.parse(instant))
    .filter(({ isNow }) => isNow)
    .map(({ penalty_amount }) => penalty_amount);

it('sorts the steps and gives each its end', () => {
  expect(cancellationSpans(free, 0).map(({ from, until }) => [from, until])).toEqual([
    [null, '2027-03-08T23:59:00-05:00'],
    ['2027-03-08T23:59:00-05:00', '2027-03-10T00:00:00-05:00'],
    ['2027-03-10T00:00:00-05:00', null],
  ]);
});

it.each([
  ['2027-03-01T00:00:00Z', 0],
  ['2027-03-09T04:58:59Z', 0],
  ['2027-03-09T04:59:00Z', 50],
  ['2027-03-20T00:00:00Z', 100],
])('at %s cancelling costs %d', (instant, penalty) => {
  expect(penaltyAt(instant)).toEqual([penalty]);
});

it('has no current step before the first of terms that begin later', () => {
  expect(
    penaltyAt('2027-03-01T00:00:00Z', { ...free, timeline: [step('2027-03-08T00:00:00Z', 100)] }),
  ).toEqual([]);
});
