import { createFlightInventory, type Offer, type OfferQuestion } from '..';
import { findOffers, bounds, FAMILY, now, flightInventory } from '../../testing/flightSearch';

const QUESTIONS: OfferQuestion[] = (['GDS', 'NDC'] as const).flatMap((channel): OfferQuestion[] => [
  {
    channel,
    travelers: ['ADULT'],
    limit: 250,
    bounds: bounds('BOG MDE 2027-02-03', 'MDE BOG 2027-02-06'),
  },
  {
    channel,
    travelers: FAMILY,
    limit: 250,
    bounds: bounds('BOG CTG 2026-12-28', 'CTG BOG 2027-01-04'),
  },
  { channel, travelers: FAMILY, limit: 250, bounds: bounds('MDE MIA 2027-03-05') },
  {
    channel,
    travelers: ['ADULT', 'CHILD'],
    limit: 250,
    bounds: bounds('CUC PAR 2027-04-10', 'PAR CUC 2027-04-25'),
    corporateCode: 'ACME',
  },
  {
    channel,
    travelers: ['ADULT'],
    limit: 100,
    bounds: bounds('BOG MAD 2027-03-03', 'MAD ROM 2027-03-08', 'ROM BOG 2027-03-15'),
    cabin: 'BUSINESS',
  },
  {
    channel,
    travelers: ['ADULT'],
    limit: 60,
    bounds: bounds(
      'BOG LIM 2027-03-03',
      'LIM CUZ 2027-03-05',
      'CUZ LIM 2027-03-09',
      'LIM SCL 2027-03-10',
      'SCL BUE 2027-03-14',
      'BUE BOG 2027-03-20',
    ),
  },
  {
    channel,
    travelers: ['ADULT'],
    limit: 250,
    bounds: bounds('BOG CUN 2027-01-20', 'CUN BOG 2027-01-27'),
    isCheapestTariffOnly: false,
  },
]);
const answers = QUESTIONS.map((question) => flightInventory.search(question));
const offers = answers.flat();
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('an offer', () => {
  it('exists for every query, and no more than requested, cheapest first', () => {
    answers.forEach((found, index) => {
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(QUESTIONS[index]?.limit ?? 0);
      expect(found.map(({ total }) => total)).toEqual(
        found.map(({ total }) => total).sort((a, b) => a - b),
      );
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    });
  });
  it('adds up to the peso for each traveller, and no part is free', () => {
    for (const offer of offers) {
      for (const { base, taxes, total } of offer.travelers) {
        expect(total).toBe(base + sum(taxes.map(({ amount }) => amount)));
        expect(
          [base, ...taxes.map(({ amount }) => amount)].every(
            (amount) => Number.isInteger(amount) && amount > 0,
          ),
        ).toBe(true);
      }
      expect(offer.total).toBe(sum(offer.travelers.map(({ total }) => total)));
      expect(offer.base + offer.taxes).toBe(offer.total);
    }
  });
  it('can be bought as displayed', () => {
    for (const offer of offers) expect(flightInventory.price(offer.selection)).toEqual(offer);
  });
  it('has a bound for each requested one, in order, with a fare for every flight and 1 to 9 seats', () => {
    answers.forEach((found, index) => {
      for (const offer of found) {
        expect(offer.bounds.map(({ journey }) => journey.flights[0]?.date)).toEqual(
          QUESTIONS[index]?.bounds.map(({ date }) => date),
        );
        for (const { journey, fares } of offer.bounds)
          expect(fares).toHaveLength(journey.flights.length);
        const seats = offer.bounds.flatMap(({ fares }) => fares.map(({ seatsLeft }) => seatsLeft));
        expect(offer.seatsLeft).toBe(Math.min(...seats));
        expect(seats.every((left) => left >= 1 && left <= 9)).toBe(true);
        expect(offer.seatsLeft).toBeGreaterThanOrEqual(1);
        const times = offer.bounds.flatMap(({ journey }) =>
          journey.flights.flatMap(({ departureAt, arrivalAt }) => [departureAt, arrivalAt]),
        );
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }
    });
  });
  it('is the same for all callers, in any order', () => {
    const other = createFlightInventory({ now });
    expect(
      [...QUESTIONS]
        .reverse()
        .map((question) => other.search(question))
        .reverse(),
    ).toEqual(answers);
  });
  it('is sold by its own channel, and a low-cost airline’s not in the GDS', () => {
    answers.forEach((found, index) => {
      const channel = QUESTIONS[index]?.channel ?? 'GDS';
      expect(
        found.filter(
          ({ validatingAirline }) =>
            !flightInventory.airline(validatingAirline)?.channels.includes(channel),
        ),
      ).toEqual([]);
    });
    const carriers = (found: readonly Offer[]) =>
      new Set(found.map(({ validatingAirline }) => validatingAirline));
    expect([...carriers(findOffers({ bounds: bounds('BOG MDE 2027-02-03') }))].sort()).toEqual([
      '9R',
      'AV',
      'LA',
      'VE',
    ]);
    expect(
      [...carriers(findOffers({ channel: 'NDC', bounds: bounds('BOG MDE 2027-02-03') }))].sort(),
    ).toEqual(['AV', 'JA', 'LA', 'P5', 'VE']);
  });
  it('matches the query: airlines, stops, hours, cabin, price', () => {
    const way = bounds('BOG MIA 2027-03-05');
    expect(
      new Set(
        findOffers({ bounds: way, includedAirlines: ['AV'] }).map(
          ({ validatingAirline }) => validatingAirline,
        ),
      ),
    ).toEqual(new Set(['AV']));
    expect(
      findOffers({ bounds: way, excludedAirlines: ['AV'] }).some(({ bounds: [bound] }) =>
        bound?.journey.flights.some(({ carrier }) => carrier === 'AV'),
      ),
    ).toBe(false);
    expect(
      findOffers({ bounds: way, maxStops: 0 }).every(
        ({ bounds: [bound] }) => bound?.journey.connections.length === 0,
      ),
    ).toBe(true);
    const morning = findOffers({
      bounds: way.map((bound) => ({ ...bound, departsFrom: '06:00', departsUntil: '12:00' })),
    });
    expect(
      morning.every(
        ({ bounds: [bound] }) =>
          (bound?.journey.flights[0]?.departure.slice(11, 16) ?? '99') <= '12:00',
      ),
    ).toBe(true);
    expect(
      findOffers({ bounds: way, cabin: 'BUSINESS' }).every(
        ({ bounds: [bound] }) => bound?.tariff.cabin === 'BUSINESS',
      ),
    ).toBe(true);
    const [cheapest] = findOffers({ bounds: way });
    expect(findOffers({ bounds: way, maxPrice: (cheapest?.total ?? 0) - 1 })).toEqual([]);
  });
  it('does not exist for past days or flights that leave within an hour', () => {
    expect(findOffers({ bounds: bounds('BOG MDE 2026-11-20') })).toEqual([]);
    const soon = findOffers({ bounds: bounds('BOG MDE 2026-11-21') });
    expect(
      soon.every(
        ({ bounds: [bound] }) =>
          (bound?.journey.flights[0]?.departureAt ?? 0) > now().getTime() + 3_600_000,
      ),
    ).toBe(true);
    const [offer] = findOffers({ bounds: bounds('BOG MDE 2026-11-25') });
    if (!offer) throw new Error('no offer');
    expect(
      createFlightInventory({ now: () => new Date('2026-11-26T12:00:00Z') }).price(offer.selection),
    ).toBe('DEPARTED');
  });
});
