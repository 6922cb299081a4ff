import { createFlightInventory, type Offer } from '..';
import { findOffers, bounds, FAMILY, flightInventory } from '../../testing/flightSearch';

describe('a price', () => {
  const [offer] = findOffers({
    bounds: bounds('BOG MAD 2027-03-03', 'MAD BOG 2027-03-20'),
    travelers: FAMILY,
    includedAirlines: ['AV'],
  });
  it('is lower for a child, and lowest for an infant on a lap, who pays no airport charges', () => {
    const [adult, , child, seated, held] = offer?.travelers ?? [];
    expect(child?.base).toBeLessThan(adult?.base ?? 0);
    expect(seated?.base).toBe(child?.base);
    expect(held?.base).toBeLessThan((adult?.base ?? 0) / 5);
    expect(held?.taxes.map(({ code }) => code)).toEqual(['YS']);
  });
  it('includes Colombian IVA on departures from Colombia, except from places without roads', () => {
    const iva = (found: readonly Offer[]) =>
      found[0]?.travelers[0]?.taxes.find(({ code }) => code === 'YS')?.amount;
    const [home] = findOffers({ bounds: bounds('BOG MDE 2027-02-03') });
    expect(iva(home ? [home] : [])).toBe(Math.round((home?.base ?? 0) * 0.19));
    expect(iva(findOffers({ bounds: bounds('BOG ADZ 2027-02-03') }))).toBeUndefined();
    expect(iva(findOffers({ bounds: bounds('BOG LET 2027-02-03') }))).toBeUndefined();
    expect(iva(findOffers({ bounds: bounds('MAD BOG 2027-02-03') }))).toBeUndefined();
  });
  it('rises at Christmas, at the last minute and, for a one-way trip over an ocean, above half of a round trip', () => {
    const lowest = (date: string, requested = flightInventory) =>
      findOffers({ bounds: bounds(`BOG CTG ${date}`) }, requested)[0]?.total ?? 0;
    expect(lowest('2026-12-27')).toBeGreaterThan(lowest('2027-02-10') * 1.3);
    expect(
      lowest('2027-02-10', createFlightInventory({ now: () => new Date('2027-02-08T15:00:00Z') })),
    ).toBeGreaterThan(lowest('2027-02-10') * 1.3);
    const only = (...texts: string[]) =>
      findOffers({ bounds: bounds(...texts), includedAirlines: ['IB'] })[0]?.base ?? 0;
    expect(only('BOG MAD 2027-03-03') + only('MAD BOG 2027-03-20')).toBeGreaterThan(
      only('BOG MAD 2027-03-03', 'MAD BOG 2027-03-20') * 1.15,
    );
  });
  it('rises from tariff to tariff, each including more', () => {
    const [base] = findOffers({
      bounds: bounds('BOG MIA 2027-03-05'),
      includedAirlines: ['AV'],
      maxStops: 0,
    });
    const ladder = base ? flightInventory.upsell(base.selection) : [];
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
  it.each(['GDS', 'NDC'] as const)('equals what a search of %s finds', (channel) => {
    const days = flightInventory.lowestFares({
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
      expect(findOffers({ channel, bounds: bounds(`BOG CTG ${date}`) })[0]?.total).toBe(total);
    const [back] = flightInventory.lowestFares({
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
      total: findOffers({
        channel,
        bounds: bounds('BOG MIA 2027-02-01', 'MIA BOG 2027-02-08'),
      })[0]?.total,
    });
  });
});
