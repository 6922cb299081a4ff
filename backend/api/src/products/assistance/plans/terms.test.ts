import { policyTerms } from './terms';

const terms = {
  steps: [
    { daysBefore: 15, keptPorcent: 0 },
    { daysBefore: 3, keptPorcent: 20 },
    { daysBefore: 0, keptPorcent: 50 },
  ],
};
const at = (now: string) =>
  policyTerms(terms, 100_001, '2027-03-20', new Date(now)).timeline.map(
    ({ from, penalty_amount, refund_amount }) => [from, penalty_amount, refund_amount],
  );

it('retain a share that depends on the days left in Colombia, and everything from the first day on', () => {
  expect(at('2027-01-10T17:00:00Z')).toEqual([
    [null, 0, 100_001],
    ['2027-03-06T00:00:00-05:00', 20_000, 80_001],
    ['2027-03-18T00:00:00-05:00', 50_001, 50_000],
    ['2027-03-20T00:00:00-05:00', 100_001, 0],
  ]);
  expect(at('2027-03-06T04:59:00Z')[0]).toEqual([null, 0, 100_001]);
  expect(at('2027-03-06T05:00:00Z')[0]).toEqual([null, 20_000, 80_001]);
  expect(at('2027-03-20T05:00:00Z')).toEqual([[null, 100_001, 0]]);
});

it('refund everything until cover begins, or nothing for a plan without any step', () => {
  const now = new Date('2027-01-10T17:00:00Z');
  expect(policyTerms(terms, 100_000, '2027-03-20', now)).toMatchObject({
    refundable: true,
    free_until: '2027-03-06T00:00:00-05:00',
  });
  expect(policyTerms({ steps: [] }, 100_000, '2027-03-20', now)).toMatchObject({
    refundable: false,
    free_until: null,
    timeline: [{ from: null, penalty_amount: 100_000 }],
  });
});
