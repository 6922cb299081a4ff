import { extraPolicyTerms } from './extraPolicyTerms';

// A Monday. Five business days end on the next Monday, because that Friday is no holiday.
const now = new Date('2027-02-01T17:00:00Z');
const terms = {
  steps: [
    { daysBefore: 15, keptPorcent: 20 },
    { daysBefore: 0, keptPorcent: 50 },
  ],
};
const rows = (firstDay: string) =>
  extraPolicyTerms(terms, 100_000, firstDay, now).timeline.map(({ from, penalty_amount }) => [
    from,
    penalty_amount,
  ]);

it('retain nothing for five business days, and then what the plan states', () => {
  expect(rows('2027-03-10')).toEqual([
    [null, 0],
    ['2027-02-09T00:00:00-05:00', 20_000],
    ['2027-02-24T00:00:00-05:00', 50_000],
    ['2027-03-10T00:00:00-05:00', 100_000],
  ]);
});

it('end when the cover begins', () => {
  expect(rows('2027-02-03')).toEqual([
    [null, 0],
    ['2027-02-03T00:00:00-05:00', 100_000],
  ]);
});
