import { cancellationTerms } from './cancellationTerms';

const now = new Date('2027-01-10T12:00:00Z');
const at = (from: string, fraction: number) => ({ from, fraction });

it('start with free cancellation, in the hotel’s local time', () => {
  const steps = [at('2027-03-08T23:59:00-05:00', 1), at('2027-03-01T18:00:00-05:00', 0.5)];
  expect(cancellationTerms([{ price: 200_001, steps }], 200_001, now)).toEqual({
    refundable: true,
    free_until: '2027-03-01T18:00:00-05:00',
    timeline: [
      { from: null, refund_amount: 200_001, penalty_amount: 0, penalty_porcent: 0 },
      {
        from: '2027-03-01T18:00:00-05:00',
        refund_amount: 100_000,
        penalty_amount: 100_001,
        penalty_porcent: 50,
      },
      {
        from: '2027-03-08T23:59:00-05:00',
        refund_amount: 0,
        penalty_amount: 200_001,
        penalty_porcent: 100,
      },
    ],
  });
});
it('start with the current penalty when free cancellation is over', () => {
  const steps = [at('2027-01-10T06:59:00-05:00', 0.25), at('2027-03-08T23:59:00-05:00', 1)];
  expect(cancellationTerms([{ price: 1000, steps }], 1000, now)).toMatchObject({
    refundable: false,
    free_until: null,
    timeline: [
      { from: null, penalty_amount: 250 },
      { from: '2027-03-08T23:59:00-05:00', penalty_amount: 1000 },
    ],
  });
});
it('add up the rates of several rooms', () => {
  const free = { price: 600, steps: [at('2027-03-08T23:59:00-05:00', 1)] };
  expect(cancellationTerms([free, { price: 400, steps: 'fixed' }], 1000, now)).toEqual({
    refundable: false,
    free_until: null,
    timeline: [
      { from: null, refund_amount: 600, penalty_amount: 400, penalty_porcent: 40 },
      {
        from: '2027-03-08T23:59:00-05:00',
        refund_amount: 0,
        penalty_amount: 1000,
        penalty_porcent: 100,
      },
    ],
  });
});
it('have one step with the whole price when nothing is refunded', () => {
  expect(cancellationTerms([{ price: 10, steps: 'fixed' }], 10, now)).toEqual({
    refundable: false,
    free_until: null,
    timeline: [{ from: null, refund_amount: 0, penalty_amount: 10, penalty_porcent: 100 }],
  });
});
