import { planInstalments } from './instalments';

const at = new Date('2027-01-10T03:00:00Z');
const part = (number: number, due_on: string | null, amount: number) => ({
  number,
  due_on,
  amount,
});
const plan = (...instalments: ReturnType<typeof part>[]) =>
  planInstalments(
    { total: 300, dateFrom: '2027-03-10', schedule: { instalments, graceDays: 2 } },
    at,
  );

it('is one payment at once without another agreement', () => {
  expect(planInstalments({ total: 300, dateFrom: '2027-03-10' }, at)).toEqual([
    { ...part(1, null, 300), grace_until: null },
  ]);
});

it('ends the grace with its last day in Colombia', () => {
  expect(plan(part(1, null, 100), part(2, '2027-03-07', 200))[1]?.grace_until).toEqual(
    new Date('2027-03-10T05:00:00Z'),
  );
});

it.each([
  [
    'a first part that is not paid at once',
    [part(1, '2027-02-01', 100), part(2, '2027-02-02', 200)],
  ],
  ['a second one without a day', [part(1, null, 100), part(2, null, 200)]],
  ['a day that is over', [part(1, null, 100), part(2, '2027-01-09', 200)]],
  ['two on a day', [part(1, null, 100), part(2, '2027-02-01', 100), part(3, '2027-02-01', 100)]],
  ['numbers with a gap', [part(1, null, 100), part(3, '2027-02-01', 200)]],
  ['grace that reaches into the trip', [part(1, null, 100), part(2, '2027-03-08', 200)]],
  ['another sum', [part(1, null, 100), part(2, '2027-02-01', 199)]],
  ['parts of a peso', [part(1, null, 100.5), part(2, '2027-02-01', 199.5)]],
  ['nothing', []],
])('rejects %s', (_, instalments) => {
  expect(() => plan(...instalments)).toThrow(/payment/);
});
