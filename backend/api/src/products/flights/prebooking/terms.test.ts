import type { AppError } from '../../../lib/errors';
import { aTrip, shown } from '../testing/bookings';
import { flightTerms, feeOf, flightPayBy } from './terms';

const now = new Date('2027-01-10T17:00:00Z');
const short = (refund_penalty: number | null, refundable: boolean | null = true) => ({
  fare_rules_short: { changeable: true, change_penalty: 0, refundable, refund_penalty },
});
const CUTOFF = '2027-03-09T06:00:00-05:00';

it('retains each ticket’s penalty, our fee and the extras until a day before the departure, and then the whole price', () => {
  const offer = shown(aTrip(short(100_000)));
  expect([offer.price.grandTotal, feeOf(offer)]).toEqual([289_000, 39_000]);
  expect(flightTerms(offer, 30_000, now)).toEqual({
    refundable: true,
    free_until: null,
    timeline: [
      { from: null, penalty_amount: 169_000, refund_amount: 150_000, penalty_porcent: 53 },
      { from: CUTOFF, penalty_amount: 319_000, refund_amount: 0, penalty_porcent: 100 },
    ],
  });
});

it('never retains more for an infant than its ticket cost', () => {
  const baby = { id: '2', travelerType: 'HELD_INFANT' as const, age: 1, associatedAdultId: '1' };
  const offer = shown(aTrip(short(100_000), [{ id: '1', travelerType: 'ADULT', age: 30 }, baby]));
  expect(flightTerms(offer, 0, now).timeline[0]?.penalty_amount).toBe(100_000 + 25_000 + 39_000);
});

it('is free without a penalty and without our fee', () => {
  const free = {
    ...shown(aTrip(short(0))),
    travelerPricings: aTrip().travelerPricings,
    price: aTrip().price,
  };
  expect(flightTerms(free, 0, now)).toMatchObject({ refundable: true, free_until: CUTOFF });
});

it.each([
  ['the fare is not refundable', short(null, false), now],
  ['the penalty is as high as the price', short(900_000), now],
  ['the departure is less than a day away', short(0), new Date(CUTOFF)],
])('refunds nothing when %s', (_, rules, at) => {
  const offer = shown(aTrip(rules));
  const { refundable, timeline } = flightTerms(offer, 0, at);
  expect([refundable, timeline]).toEqual([
    false,
    [expect.objectContaining({ from: null, refund_amount: 0, penalty_amount: 289_000 })],
  ]);
});

it.each([
  ['its penalty', short(null)],
  ['whether it refunds', short(null, null)],
])('is unknown while the airline does not state %s, and counts as the whole price', (_, rules) => {
  expect(flightTerms(shown(aTrip(rules)), 0, now)).toEqual({
    refundable: false,
    free_until: null,
    timeline: [
      expect.objectContaining({ from: null, penalty_amount: 289_000, penalty_unknown: true }),
      { from: CUTOFF, penalty_amount: 289_000, refund_amount: 0, penalty_porcent: 100 },
    ],
  });
});

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const until = (hold: number | null, bookable: number | null) => {
  const { payBy, holdUntil } = flightPayBy(
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
  ['half an hour when its end is unknown', null, null, [30, null]],
])('can be paid for %s', (_, hold, bookable, minutes) =>
  expect(until(hold, bookable)).toEqual(minutes),
);

it.each([
  [9, 600],
  [null, 6],
])('is no longer available when too little time is left to pay', (hold, bookable) => {
  expect(() => until(hold, bookable)).toThrow(
    expect.objectContaining<Partial<AppError>>({ code: 'OFFER_NO_LONGER_AVAILABLE' }),
  );
});
