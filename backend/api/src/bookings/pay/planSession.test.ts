import { planSession } from './openPayment';

const at = new Date('2027-03-01T12:00:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const plan = (minutes: number, methods = ['PSE', 'Efectivo'] as const) =>
  planSession({ payBy: after(minutes), methods }, at);

it('offers cash only with enough time to pay it, and then has a longer session', () => {
  expect(plan(30)).toEqual({ expiresAt: after(20), methods: ['PSE'] });
  expect(plan(359)).toEqual({ expiresAt: after(20), methods: ['PSE'] });
  expect(plan(360)).toEqual({ expiresAt: after(360), methods: ['PSE', 'Efectivo'] });
});
it("ends no later than the booking's deadline", () => {
  expect(plan(10).expiresAt).toEqual(after(10));
});
