import { hasRetracto, retractoDaysBefore, retractoPenalty } from './retracto';

const paidAt = new Date('2027-01-10T15:00:00-05:00');
const ticket = { paidAt, departureDay: '2027-03-01', isInternational: false };
const at = (instant: string, over: object = {}) =>
  hasRetracto({ ...ticket, ...over }, new Date(instant));

it.each([
  ['a minute after paying', '2027-01-10T15:01:00-05:00', {}, true],
  ['at the end of the 48th hour', '2027-01-12T15:00:00-05:00', {}, true],
  ['a second later', '2027-01-12T15:00:01-05:00', {}, false],
  ['before anything is paid', '2027-01-10T15:01:00-05:00', { paidAt: null }, false],
  [
    'eight days before a flight within Colombia',
    '2027-01-11T23:59:00-05:00',
    { departureDay: '2027-01-19' },
    true,
  ],
  [
    'at midnight, when seven are left',
    '2027-01-12T00:00:00-05:00',
    { departureDay: '2027-01-19' },
    false,
  ],
  [
    'fifteen days before a flight abroad',
    '2027-01-11T23:59:00-05:00',
    { departureDay: '2027-01-26', isInternational: true },
    true,
  ],
  [
    'fourteen days before a flight abroad',
    '2027-01-12T00:00:00-05:00',
    { departureDay: '2027-01-26', isInternational: true },
    false,
  ],
])('checks the right to withdraw %s', (_, instant, over, expected) =>
  expect(at(instant, over)).toBe(expected),
);

it('limits the penalty of each ticket to the lowest bound', () => {
  expect(retractoPenalty([200_000], '2027-01-10')).toBe(20_000);
  expect(retractoPenalty([600_000], '2027-01-10')).toBe(60_000);
  expect(retractoPenalty([3_000_000, 200_005, 0], '2027-01-10')).toBe(60_000 + 20_000);
});

it('requires more days for an international trip', () =>
  expect([false, true].map(retractoDaysBefore)).toEqual([8, 15]));
