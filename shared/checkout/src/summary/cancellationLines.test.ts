import { cancellationLines } from './cancellationLines';

it('calls an unknown penalty of a fare a question and not a loss', () => {
  const step = { from: null, penalty_amount: 300_000, refund_amount: 0, penalty_porcent: 100 };
  const terms = { refundable: false, free_until: null };
  const keyOf = (key: string) => key;
  expect(
    cancellationLines({ ...terms, timeline: [{ ...step, penalty_unknown: true }] }, keyOf),
  ).toEqual(['checkout.summary.penaltyOnRequest']);
  expect(cancellationLines({ ...terms, timeline: [step] }, keyOf)).toEqual([
    'checkout.summary.notRefundable',
  ]);
});

it('gives the penalty from now on when a part is refunded', () => {
  const keyOf = (key: string, values: Record<string, unknown> = {}) =>
    [key.split('.').at(-1), values.porcent].join(' ');
  const step = { refund_amount: 200_000, penalty_amount: 100_000, penalty_porcent: 33.3 };
  const all = { refund_amount: 0, penalty_amount: 300_000, penalty_porcent: 100 };
  const timeline = [
    { from: null, ...step },
    { from: '2027-03-08T18:00:00-05:00', ...all },
  ];
  expect(cancellationLines({ refundable: false, free_until: null, timeline }, keyOf)).toEqual([
    'stepNow 33',
    'step 100',
  ]);
});
