import { dayNumber, weekday } from '../calendar/day';
import { easter, holidays } from '../calendar/holidays';
import { seasonFactor } from '../calendar/season';
import { inventory } from '../inventory/inventory';
import { createRandom } from '../random';
import { allotment } from './allotment';
import { policiesFor } from './cancellation';
import { quote } from './quote';
import { decodeRateKey, encodeRateKey } from './rateKey';
import { taxesFor } from './taxes';
import type { RateChoice } from './types';

const { hotels, inCity } = inventory();
const TODAY = dayNumber('2026-11-21');

/** A few hundred choices of every kind, the same in every run. */
const choices: RateChoice[] = Array.from({ length: 400 }, (_, index) => {
  const random = createRandom(`choice:${index}`);
  const hotel = random.pick(hotels);
  const checkIn = TODAY + random.int(0, 400);
  return {
    hotel,
    room: random.pick(hotel.rooms),
    board: random.pick(hotel.boards),
    rateClass: random.pick(['NOR', 'NRF'] as const),
    stay: { checkIn, checkOut: checkIn + random.int(1, 30) },
    party: {
      rooms: random.int(1, 3),
      adults: random.int(1, 4),
      ages: random.sample([0, 2, 5, 8, 11, 13, 17], random.int(0, 3)),
    },
    searchedOn: TODAY,
  };
});
const cheapest = (code: string, day: string) => {
  const checkIn = dayNumber(day);
  const hotel = inCity(code)[1];
  const [room] = hotel?.rooms ?? [];
  if (!hotel || !room) throw new Error('no room');
  return quote({
    hotel,
    room,
    board: hotel.boards[0] ?? 'RO',
    rateClass: 'NOR',
    stay: { checkIn, checkOut: checkIn + 1 },
    party: { rooms: 1, adults: 2, ages: [] },
    searchedOn: checkIn - 30,
  }).net;
};

describe('a price', () => {
  it('is the sum of its nights, in multiples of a hundred pesos, above zero', () => {
    for (const choice of choices) {
      const { nights, net, discount } = quote(choice);
      expect(nights).toHaveLength(choice.stay.checkOut - choice.stay.checkIn);
      expect(nights.reduce((sum, night) => sum + night, 0)).toBe(net);
      expect(nights.every((night) => night > 0 && night % 100 === 0)).toBe(true);
      expect(discount).toBeLessThanOrEqual(0);
    }
  });
  it('depends only on its choice', () => {
    const forward = choices.map((choice) => quote(choice).net);
    expect(
      [...choices]
        .reverse()
        .map((choice) => quote(choice).net)
        .reverse(),
    ).toEqual(forward);
  });
  it('rises with guests, meals and free cancellation, and doubles for two rooms', () => {
    for (const choice of choices) {
      const { net } = quote(choice);
      const party = { ...choice.party, rooms: choice.party.rooms * 2 };
      expect(quote({ ...choice, party }).net).toBe(net * 2);
      expect(quote({ ...choice, rateClass: 'NRF' }).net).toBeLessThan(
        quote({ ...choice, rateClass: 'NOR' }).net,
      );
      expect(quote({ ...choice, board: 'AI' }).net).toBeGreaterThan(
        quote({ ...choice, board: 'RO' }).net,
      );
      if (choice.room.code !== 'BED.ST')
        expect(
          quote({ ...choice, party: { ...choice.party, adults: choice.party.adults + 2 } }).net,
        ).toBeGreaterThan(net);
    }
  });
  it('states a discount only with a promotion, equal to its percentage', () => {
    const promoted = choices.map((choice) => quote(choice)).filter(({ promotion }) => promotion);
    expect(promoted.length).toBeGreaterThan(30);
    for (const { net, discount, promotion } of promoted)
      expect((-discount / (net - discount)) * 100).toBeCloseTo(promotion?.percent ?? 0, 0);
  });
  it('follows the Colombian calendar', () => {
    expect(cheapest('CTG', '2026-12-30')).toBeGreaterThan(cheapest('CTG', '2027-02-03') * 1.5);
    expect(seasonFactor('colombiaRest', dayNumber('2027-03-26'))).toBeGreaterThan(1.5);
    expect(seasonFactor('colombiaWork', dayNumber('2027-02-10'))).toBeGreaterThan(
      seasonFactor('colombiaWork', dayNumber('2027-02-13')),
    );
  });
});

describe('the calendar', () => {
  it.each([
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('returns Easter of %i', (year, day) => expect(easter(year)).toBe(dayNumber(day)));
  it('has the eighteen Colombian holidays of 2027, the movable ones on Mondays', () => {
    const days = holidays(2027);
    expect(days.size).toBe(18);
    for (const day of [
      '2027-01-11',
      '2027-03-22',
      '2027-05-10',
      '2027-05-31',
      '2027-06-07',
      '2027-07-05',
      '2027-10-18',
      '2027-11-15',
    ]) {
      expect([day, days.has(dayNumber(day)), weekday(dayNumber(day))]).toEqual([day, true, 1]);
    }
  });
  it('rejects days that do not exist', () =>
    expect([dayNumber('2027-02-30'), dayNumber('2027-2-3'), dayNumber('x')]).toEqual([
      NaN,
      NaN,
      NaN,
    ]));
});

describe('a rate key', () => {
  it('decodes to the values that it encodes', () => {
    for (const choice of choices) {
      const { hotel, room, ...rest } = choice;
      const parts = { ...rest, hotelCode: hotel.code, roomCode: room.code, net: quote(choice).net };
      expect(decodeRateKey(encodeRateKey(parts))).toEqual(parts);
    }
  });
  it('is invalid when a digit is changed', () => {
    const [choice] = choices;
    if (!choice) throw new Error('no choice');
    const { hotel, room, ...rest } = choice;
    const key = encodeRateKey({
      ...rest,
      hotelCode: hotel.code,
      roomCode: room.code,
      net: 500_000,
    });
    expect(decodeRateKey(key.replace(/~~7a120~/, '~~1~'))).toBeUndefined();
    expect(decodeRateKey('not|a|key')).toBeUndefined();
  });
});

describe('taxes', () => {
  const party = { rooms: 1, adults: 2, ages: [] };
  const stay = { checkIn: TODAY + 30, checkOut: TODAY + 32 };
  const included = (code: string) =>
    inCity(code)
      .flatMap((hotel) => taxesFor(hotel, stay, party, 1_190_000))
      .filter((tax) => tax.included);
  it('include 19 % of IVA in Colombia and none in San Andrés', () => {
    expect(new Set(included('CTG').map(({ percent, amount }) => `${percent}:${amount}`))).toEqual(
      new Set(['19:190000']),
    );
    expect([included('ADZ'), included('PVA')]).toEqual([[], []]);
  });
  it('include insurance per person and night for some Colombian hotels, and the city tax of Paris', () => {
    const fees = inCity('BOG')
      .flatMap((hotel) => taxesFor(hotel, stay, party, 1_000_000))
      .filter((tax) => !tax.included);
    expect(fees.length).toBeGreaterThan(20);
    for (const { amount, type, currency } of fees)
      expect([amount % 4000 === 0 || amount % 1000 === 0, type, currency]).toEqual([
        true,
        'FEE',
        'COP',
      ]);
    for (const hotel of inCity('PAR'))
      expect(taxesFor(hotel, stay, party, 1_000_000).find((tax) => !tax.included)).toMatchObject({
        currency: 'EUR',
        amount: 20.8,
        clientAmount: 91520,
      });
  });
});

describe('policies and allotment', () => {
  it('have the UTC offset of the hotel in winter and in summer', () => {
    const [paris] = inCity('PAR');
    if (!paris) throw new Error('no hotel');
    const from = (day: string) =>
      policiesFor(paris, 'NOR', { checkIn: dayNumber(day), checkOut: dayNumber(day) + 2 }, TODAY, {
        nights: [100, 100],
        net: 200,
        promotion: null,
        discount: 0,
      })[0]?.from;
    expect(from('2027-02-20')).toMatch(/\+01:00$/);
    expect(from('2027-07-20')).toMatch(/\+02:00$/);
  });
  it('retain all of a non-refundable rate from before its sale, and never more than the price', () => {
    for (const choice of choices) {
      const priced = quote(choice);
      const policies = policiesFor(choice.hotel, choice.rateClass, choice.stay, TODAY, priced);
      expect(policies.every(({ amount }) => amount > 0 && amount <= priced.net)).toBe(true);
      if (choice.rateClass !== 'NRF') continue;
      const [{ from } = { from: '' }] = policies;
      expect(from.slice(0, 10)).toBe('2026-11-20');
      expect(Date.parse(from)).toBeLessThan(Date.parse('2026-11-21T00:00:00Z'));
    }
  });
  it('sometimes leave few rooms, rarely none, and never more than the hotel has', () => {
    const left = choices.map(({ hotel, room, stay }) =>
      allotment(hotel, room, { ...stay, checkOut: stay.checkIn + 2 }),
    );
    expect(choices.every(({ room }, index) => (left[index] ?? 0) <= room.stock)).toBe(true);
    expect(left.filter((rooms) => rooms >= 1 && rooms <= 5).length).toBeGreaterThan(20);
    expect(left.filter((rooms) => rooms === 0).length).toBeLessThan(120);
  });
});
