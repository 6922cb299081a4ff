import { remindAt } from './instalments';

const instalment = {
  due_on: '2027-03-10',
  grace_until: new Date('2027-03-14T05:00:00Z'),
  reminded: 0,
};
const LONG_AGO = new Date('2027-01-01T12:00:00Z');
const at = (now: string, over: object = {}, since = LONG_AGO) =>
  remindAt({ ...instalment, ...over }, since, new Date(now));

it.each([
  ['nothing before the week', '2027-03-03T12:59:59Z', null, '2027-03-03T13:00:00Z'],
  ['a week before', '2027-03-03T13:00:00Z', 1, '2027-03-09T13:00:00Z'],
  ['the day before', '2027-03-09T13:00:00Z', 2, '2027-03-11T13:00:00Z'],
  ['that it is overdue', '2027-03-11T13:00:00Z', 3, '2027-03-14T05:00:00Z'],
])('reminds %s', (_, now, reminder, next) => {
  expect(at(now)).toEqual({ reminder, nextAt: new Date(next) });
});

it('reminds of each date once', () => {
  expect(at('2027-03-05T12:00:00Z', { reminded: 1 }).reminder).toBeNull();
  expect(at('2027-03-12T12:00:00Z', { reminded: 3 }).reminder).toBeNull();
});

it('omits reminders from before the booking, and an overdue one without grace', () => {
  const since = new Date('2027-03-08T12:00:00Z');
  expect(at('2027-03-08T12:01:00Z', {}, since)).toEqual({
    reminder: null,
    nextAt: new Date('2027-03-09T13:00:00Z'),
  });
  const noGrace = { grace_until: new Date('2027-03-11T05:00:00Z'), reminded: 2 };
  expect(at('2027-03-10T12:00:00Z', noGrace)).toEqual({
    reminder: null,
    nextAt: noGrace.grace_until,
  });
});
