import { createSeatStock, createFlightInventory } from '..';
import { findOffers, bounds, now, flightInventory } from '../../testing/flightSearch';

describe('seats', () => {
  const open = () => createFlightInventory({ now, stock: createSeatStock() });
  const only = (from: ReturnType<typeof open>) =>
    findOffers({ bounds: bounds('BOG LET 2027-02-03'), includedAirlines: ['AV'] }, from)[0];
  it('are taken by bookings, become more expensive, sell out, and are returned', () => {
    const flightInventory = open();
    const before = only(flightInventory);
    if (!before) throw new Error('no offer');
    const reservation = { selection: before.selection, seats: [] };
    expect(flightInventory.reserve(reservation)).toBe('RESERVED');
    const after = only(flightInventory);
    expect(
      after?.seatsLeft !== before.seatsLeft || after.total > before.total || before.seatsLeft === 9,
    ).toBe(true);
    let sold = 1;
    while (flightInventory.reserve(reservation) === 'RESERVED' && sold < 250) sold += 1;
    expect(sold).toBeLessThan(200);
    expect(flightInventory.price(before.selection)).toBe('SOLD_OUT');
    expect(only(flightInventory)?.bounds[0]?.tariff.code).not.toBe(before.bounds[0]?.tariff.code);
    Array.from({ length: sold }).forEach(() => {
      flightInventory.release(reservation);
    });
    expect(only(flightInventory)).toEqual(before);
  });
  it('are not sold to more travellers than seats are left', () => {
    const flightInventory = open();
    const [offer] = findOffers(
      {
        bounds: bounds('EOH UIB 2027-02-03'),
        travelers: Array.from({ length: 9 }, () => 'ADULT' as const),
      },
      flightInventory,
    );
    if (!offer) throw new Error('no offer');
    let parties = 0;
    while (
      parties < 30 &&
      flightInventory.reserve({ selection: offer.selection, seats: [] }) === 'RESERVED'
    )
      parties += 1;
    expect(parties).toBeGreaterThan(0);
    expect(parties).toBeLessThanOrEqual(8);
  });
  it('cannot be returned when they were never sold', () => {
    const [offer] = findOffers({
      bounds: bounds('BOG MDE 2027-02-03'),
      includedAirlines: ['AV'],
    });
    if (!offer) throw new Error('no offer');
    const { selection } = offer;
    const change = (tariff: string, number?: string) => ({
      ...selection,
      bounds: selection.bounds.map((bound) => ({
        tariff,
        flights: bound.flights.map((flight) => ({ ...flight, number: number ?? flight.number })),
      })),
    });
    expect(flightInventory.price(change('NOTHING'))).toBe('NOT_SOLD');
    expect(flightInventory.price(change('BASIC', '1'))).toBe('UNKNOWN_FLIGHT');
  });
});
