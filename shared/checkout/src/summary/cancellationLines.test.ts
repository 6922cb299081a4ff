import { cancellationLines } from './cancellationLines';

it('calls a fare that does not say what it keeps a question, not a loss', () => {
  const step = { from: null, penalty_amount: 300_000, refund_amount: 0, penalty_porcent: 100 };
  const terms = { refundable: false, free_until: null };
  const keyOf = (key: string) => key;
  expect(
    cancellationLines({ ...terms, timeline: [{ ...step, penalty_unknown: true }] }, keyOf),
  ).toEqual(['checkout.summary.askPenalty']);
  expect(cancellationLines({ ...terms, timeline: [step] }, keyOf)).toEqual([
    'checkout.summary.notRefundable',
  ]);
});
