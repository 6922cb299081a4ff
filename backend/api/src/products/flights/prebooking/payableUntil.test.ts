import type { AppError } from '../../../lib/errors';
import { payableUntil } from './payableUntil';

const now = new Date('2027-01-10T17:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const until = (hold: number | null, bookable: number | null) => {
  const { payBy, holdUntil } = payableUntil(
    {
      hold_until: hold === null ? null : at(hold).toISOString(),
      bookable_until: bookable === null ? null : at(bookable).toISOString(),
    },
    now,
  );
  return [payBy, holdUntil].map((moment) => moment && (moment.getTime() - now.getTime()) / 60_000);
};

it.each<[string, number | null, number | null, (number | null)[]]>([
  ['half an hour, held a little longer', 600, 600, [30, 35]],
  ['as long as the airline holds, less what we need', 20, 600, [15, 20]],
  ['half an hour when it is not held', null, 600, [30, null]],
  ['until just before the offer ends when it is not held', null, 18, [16, null]],
  ['half an hour when nobody says when it ends', null, null, [30, null]],
])('can be paid for %s', (_, hold, bookable, minutes) =>
  expect(until(hold, bookable)).toEqual(minutes),
);

it.each([
  [9, 600],
  [null, 6],
])('is gone when there is no time left to pay', (hold, bookable) => {
  expect(() => until(hold, bookable)).toThrow(
    expect.objectContaining<Partial<AppError>>({ code: 'OFFER_NO_LONGER_AVAILABLE' }),
  );
});
