import { createAirStock, createAirWorld, type Offer, type OfferQuestion } from '..';

const now = () => new Date('2026-11-21T15:00:00Z');
const world = createAirWorld({ now });
const bounds = (...texts: string[]) =>
  texts.map((text) => {
    const [origin = '', destination = '', date = ''] = text.split(' ');
    return { origin, destination, date };
  });
const ask = (question: Partial<OfferQuestion> & Pick<OfferQuestion, 'bounds'>, from = world) =>
  from.search({ channel: 'GDS', travelers: ['ADULT'], limit: 250, ...question });

const FAMILY = ['ADULT', 'ADULT', 'CHILD', 'SEATED_INFANT', 'HELD_INFANT'] as const;
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
const answers = QUESTIONS.map((question) => world.search(question));
const offers = answers.flat();
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('an offer', () => {
  it('is there for every question, no more than asked, cheapest first', () => {
    answers.forEach((found, index) => {
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(QUESTIONS[index]?.limit ?? 0);
      expect(found.map(({ total }) => total)).toEqual(
        found.map(({ total }) => total).sort((a, b) => a - b),
      );
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    });
  });
  it('adds up to the peso, traveller by traveller, and nothing is free', () => {
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
  it('can be bought as it is shown', () => {
    for (const offer of offers) expect(world.price(offer.selection)).toEqual(offer);
  });
  it('has a bound for each asked, in order, with a fare for every flight and 1 to 9 seats', () => {
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
  it('is the same whoever asks, in whatever order', () => {
    const other = createAirWorld({ now });
    expect(
      [...QUESTIONS]
        .reverse()
        .map((question) => other.search(question))
        .reverse(),
    ).toEqual(answers);
  });
  it('is sold by its channel: low-cost airlines not in the GDS', () => {
    answers.forEach((found, index) => {
      const channel = QUESTIONS[index]?.channel ?? 'GDS';
      expect(
        found.filter(
          ({ validatingAirline }) => !world.airline(validatingAirline)?.channels.includes(channel),
        ),
      ).toEqual([]);
    });
    const carriers = (found: readonly Offer[]) =>
      new Set(found.map(({ validatingAirline }) => validatingAirline));
    expect([...carriers(ask({ bounds: bounds('BOG MDE 2027-02-03') }))].sort()).toEqual([
      '9R',
      'AV',
      'LA',
      'VE',
    ]);
    expect(
      [...carriers(ask({ channel: 'NDC', bounds: bounds('BOG MDE 2027-02-03') }))].sort(),
    ).toEqual(['AV', 'JA', 'LA', 'P5', 'VE']);
  });
  it('keeps within what was asked: airlines, stops, hours, cabin, money', () => {
    const way = bounds('BOG MIA 2027-03-05');
    expect(
      new Set(
        ask({ bounds: way, includedAirlines: ['AV'] }).map(
          ({ validatingAirline }) => validatingAirline,
        ),
      ),
    ).toEqual(new Set(['AV']));
    expect(
      ask({ bounds: way, excludedAirlines: ['AV'] }).some(({ bounds: [bound] }) =>
        bound?.journey.flights.some(({ carrier }) => carrier === 'AV'),
      ),
    ).toBe(false);
    expect(
      ask({ bounds: way, maxStops: 0 }).every(
        ({ bounds: [bound] }) => bound?.journey.connections.length === 0,
      ),
    ).toBe(true);
    const morning = ask({
      bounds: way.map((bound) => ({ ...bound, departsFrom: '06:00', departsUntil: '12:00' })),
    });
    expect(
      morning.every(
        ({ bounds: [bound] }) =>
          (bound?.journey.flights[0]?.departure.slice(11, 16) ?? '99') <= '12:00',
      ),
    ).toBe(true);
    expect(
      ask({ bounds: way, cabin: 'BUSINESS' }).every(
        ({ bounds: [bound] }) => bound?.tariff.cabin === 'BUSINESS',
      ),
    ).toBe(true);
    const [cheapest] = ask({ bounds: way });
    expect(ask({ bounds: way, maxPrice: (cheapest?.total ?? 0) - 1 })).toEqual([]);
  });
  it('has nothing to sell in the past or within the hour', () => {
    expect(ask({ bounds: bounds('BOG MDE 2026-11-20') })).toEqual([]);
    const soon = ask({ bounds: bounds('BOG MDE 2026-11-21') });
    expect(
      soon.every(
        ({ bounds: [bound] }) =>
          (bound?.journey.flights[0]?.departureAt ?? 0) > now().getTime() + 3_600_000,
      ),
    ).toBe(true);
    const [offer] = ask({ bounds: bounds('BOG MDE 2026-11-25') });
    if (!offer) throw new Error('no offer');
    expect(
      createAirWorld({ now: () => new Date('2026-11-26T12:00:00Z') }).price(offer.selection),
    ).toBe('DEPARTED');
  });
});

describe('a price', () => {
  const [offer] = ask({
    bounds: bounds('BOG MAD 2027-03-03', 'MAD BOG 2027-03-20'),
    travelers: FAMILY,
    includedAirlines: ['AV'],
  });
  it('is less for a child, least for an infant in arms, who pays no airport', () => {
    const [adult, , child, seated, held] = offer?.travelers ?? [];
    expect(child?.base).toBeLessThan(adult?.base ?? 0);
    expect(seated?.base).toBe(child?.base);
    expect(held?.base).toBeLessThan((adult?.base ?? 0) / 5);
    expect(held?.taxes.map(({ code }) => code)).toEqual(['YS']);
  });
  it('carries Colombian IVA on what leaves Colombia, and none where only aeroplanes go', () => {
    const iva = (found: readonly Offer[]) =>
      found[0]?.travelers[0]?.taxes.find(({ code }) => code === 'YS')?.amount;
    const [home] = ask({ bounds: bounds('BOG MDE 2027-02-03') });
    expect(iva(home ? [home] : [])).toBe(Math.round((home?.base ?? 0) * 0.19));
    expect(iva(ask({ bounds: bounds('BOG ADZ 2027-02-03') }))).toBeUndefined();
    expect(iva(ask({ bounds: bounds('BOG LET 2027-02-03') }))).toBeUndefined();
    expect(iva(ask({ bounds: bounds('MAD BOG 2027-02-03') }))).toBeUndefined();
  });
  it('is more at Christmas, at the last minute and, one way over an ocean, than half of there and back', () => {
    const lowest = (date: string, asked = world) =>
      ask({ bounds: bounds(`BOG CTG ${date}`) }, asked)[0]?.total ?? 0;
    expect(lowest('2026-12-27')).toBeGreaterThan(lowest('2027-02-10') * 1.3);
    expect(
      lowest('2027-02-10', createAirWorld({ now: () => new Date('2027-02-08T15:00:00Z') })),
    ).toBeGreaterThan(lowest('2027-02-10') * 1.3);
    const only = (...texts: string[]) =>
      ask({ bounds: bounds(...texts), includedAirlines: ['IB'] })[0]?.base ?? 0;
    expect(only('BOG MAD 2027-03-03') + only('MAD BOG 2027-03-20')).toBeGreaterThan(
      only('BOG MAD 2027-03-03', 'MAD BOG 2027-03-20') * 1.15,
    );
  });
  it('climbs from tariff to tariff, each giving more', () => {
    const [base] = ask({
      bounds: bounds('BOG MIA 2027-03-05'),
      includedAirlines: ['AV'],
      maxStops: 0,
    });
    const ladder = base ? world.upsell(base.selection) : [];
    expect(ladder[0]).toEqual(base);
    expect(ladder.map(({ bounds: [bound] }) => bound?.tariff.code)).toEqual([
      'BASIC',
      'LIGHT',
      'CLASSIC',
      'FLEX',
      'BUSINESS',
      'BUSFLEX',
    ]);
    const totals = ladder.map(({ total }) => total);
    expect(totals).toEqual([...new Set(totals)].sort((a, b) => a - b));
    const [basic, light, classic, flex] = ladder.map(({ bounds: [bound] }) => bound?.tariff);
    expect([
      basic?.bags.cabin.pieces,
      light?.bags.cabin.pieces,
      light?.bags.checked.pieces,
      classic?.bags.checked.pieces,
    ]).toEqual([0, 1, 0, 1]);
    expect([
      basic?.change.isAllowed,
      light?.change.isAllowed,
      flex?.change.fee,
      flex?.refund.isAllowed,
    ]).toEqual([false, true, 0, true]);
  });
});

describe('the lowest fare of a day', () => {
  it.each(['GDS', 'NDC'] as const)('is what a search of %s finds', (channel) => {
    const days = world.lowestFares({
      channel,
      origin: 'BOG',
      destination: 'CTG',
      from: '2027-02-01',
      to: '2027-02-10',
    });
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 10 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`),
    );
    for (const { date, total } of days)
      expect(ask({ channel, bounds: bounds(`BOG CTG ${date}`) })[0]?.total).toBe(total);
    const [back] = world.lowestFares({
      channel,
      origin: 'BOG',
      destination: 'MIA',
      from: '2027-02-01',
      to: '2027-02-01',
      stayDays: 7,
    });
    expect(back).toEqual({
      date: '2027-02-01',
      returnDate: '2027-02-08',
      total: ask({ channel, bounds: bounds('BOG MIA 2027-02-01', 'MIA BOG 2027-02-08') })[0]?.total,
    });
  });
});

describe('seats', () => {
  const open = () => createAirWorld({ now, stock: createAirStock() });
  const only = (from: ReturnType<typeof open>) =>
    ask({ bounds: bounds('BOG LET 2027-02-03'), includedAirlines: ['AV'] }, from)[0];
  it('go as they are booked, get dearer, run out, and come back', () => {
    const shop = open();
    const before = only(shop);
    if (!before) throw new Error('no offer');
    const reservation = { selection: before.selection, seats: [] };
    expect(shop.reserve(reservation)).toBe('RESERVED');
    const after = only(shop);
    expect(
      after?.seatsLeft !== before.seatsLeft || after.total > before.total || before.seatsLeft === 9,
    ).toBe(true);
    let sold = 1;
    while (shop.reserve(reservation) === 'RESERVED' && sold < 250) sold += 1;
    expect(sold).toBeLessThan(200);
    expect(shop.price(before.selection)).toBe('SOLD_OUT');
    expect(only(shop)?.bounds[0]?.tariff.code).not.toBe(before.bounds[0]?.tariff.code);
    Array.from({ length: sold }).forEach(() => {
      shop.release(reservation);
    });
    expect(only(shop)).toEqual(before);
  });
  it('are not sold to a party larger than the aeroplane has left', () => {
    const shop = open();
    const [offer] = ask(
      {
        bounds: bounds('EOH UIB 2027-02-03'),
        travelers: Array.from({ length: 9 }, () => 'ADULT' as const),
      },
      shop,
    );
    if (!offer) throw new Error('no offer');
    let parties = 0;
    while (parties < 30 && shop.reserve({ selection: offer.selection, seats: [] }) === 'RESERVED')
      parties += 1;
    expect(parties).toBeGreaterThan(0);
    expect(parties).toBeLessThanOrEqual(8);
  });
  it('refuses what it never sold', () => {
    const [offer] = ask({ bounds: bounds('BOG MDE 2027-02-03'), includedAirlines: ['AV'] });
    if (!offer) throw new Error('no offer');
    const { selection } = offer;
    const change = (tariff: string, number?: string) => ({
      ...selection,
      bounds: selection.bounds.map((bound) => ({
        tariff,
        flights: bound.flights.map((flight) => ({ ...flight, number: number ?? flight.number })),
      })),
    });
    expect(world.price(change('NOTHING'))).toBe('NOT_SOLD');
    expect(world.price(change('BASIC', '1'))).toBe('UNKNOWN_FLIGHT');
  });
});
