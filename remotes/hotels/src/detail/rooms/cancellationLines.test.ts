import { cancellationLines } from './cancellationLines';

const step = (from: string | null, penalty: number, total = 1000) => ({
  from,
  refund_amount: total - penalty,
  penalty_amount: penalty,
  penalty_porcent: (100 * penalty) / total,
});
const MARCH_8 = '2027-03-08T18:00:00-05:00';
const MARCH_9 = '2027-03-09T18:00:00-05:00';

it('is free until the first step with a cost, then lists the steps', () => {
  expect(
    cancellationLines({
      refundable: true,
      free_until: MARCH_8,
      timeline: [step(null, 0), step(MARCH_8, 500), step(MARCH_9, 1000)],
    }),
  ).toEqual([
    { kind: 'freeUntil', until: MARCH_8 },
    { kind: 'costs', amount: 500, isAll: false, from: MARCH_8, isAfterFree: true },
    { kind: 'costs', amount: 1000, isAll: true, from: MARCH_9, isAfterFree: false },
  ]);
});

it('is never refundable when the full price is due from now on', () => {
  expect(
    cancellationLines({ refundable: false, free_until: null, timeline: [step(null, 1000)] }),
  ).toEqual([{ kind: 'never' }]);
});

it('costs a part from now on', () => {
  expect(
    cancellationLines({ refundable: false, free_until: null, timeline: [step(null, 300)] }),
  ).toEqual([{ kind: 'costs', amount: 300, isAll: false, from: null, isAfterFree: false }]);
});

it('is always free without a cost, and empty without terms', () => {
  expect(
    cancellationLines({ refundable: true, free_until: null, timeline: [step(null, 0)] }),
  ).toEqual([{ kind: 'free' }]);
  expect(cancellationLines({ refundable: false, free_until: null, timeline: [] })).toEqual([]);
});
