import { createFlightInventory, type Offer, type SeatMap } from '..';

const now = () => new Date('2026-11-21T15:00:00Z');
const inventory = createFlightInventory({ now });
const offerOf = (
  origin: string,
  destination: string,
  date: string,
  airline: string,
  tariff?: string,
): Offer => {
  const found = inventory.search({
    channel: 'NDC',
    bounds: [{ origin, destination, date }],
    travelers: ['ADULT'],
    includedAirlines: [airline],
    maxStops: 0,
    limit: 1,
  })[0];
  const offer =
    found && tariff
      ? inventory
          .upsell(found.selection)
          .find(({ bounds: [bound] }) => bound?.tariff.code === tariff)
      : found;
  if (!offer) throw new Error('no offer');
  return offer;
};
const mapOf = (offer: Offer, from = inventory): SeatMap => {
  const map = from.seatMap(offer, 0, 0);
  if (!map) throw new Error('no seat map');
  return map;
};
const seatsOf = (offer: Offer) => mapOf(offer).decks.flatMap(({ seats }) => seats);

describe('a seat map', () => {
  it.each([
    ['BOG', 'MDE', 'AV'],
    ['BOG', 'MAD', 'IB'],
    ['BOG', 'CTG', 'P5'],
    ['MAD', 'DXB', 'EK'],
    ['BOG', 'MIA', 'AA'],
  ])(
    'from %s to %s on %s has windows on both sides, exits, and each seat once',
    (origin, destination, airline) => {
      const offer = offerOf(origin, destination, '2027-02-03', airline);
      const { decks, columns } = mapOf(offer);
      const [deck] = decks;
      const seats = seatsOf(offer);
      expect(new Set(seats.map(({ number }) => number)).size).toBe(seats.length);
      expect(new Set(seats.map(({ x, y }) => `${x}.${y}`)).size).toBe(seats.length);
      expect(
        seats.every(({ x, y }) => x > 0 && x < (deck?.length ?? 0) && y >= 0 && y < columns.length),
      ).toBe(true);
      expect(
        new Set(
          seats
            .filter(({ characteristics }) => characteristics.includes('W'))
            .map(({ column }) => column),
        ),
      ).toEqual(new Set([columns[0], columns.at(-1)]));
      expect(deck?.exitRows.length).toBeGreaterThan(0);
      expect(
        seats
          .filter(({ characteristics }) => characteristics.includes('E'))
          .every(({ row }) => deck?.exitRows.includes(row)),
      ).toBe(true);
      const taken = seats.filter(({ status }) => status !== 'AVAILABLE').length / seats.length;
      expect(taken).toBeGreaterThan(0.02);
      expect(taken).toBeLessThan(0.75);
    },
  );
  it('charges by zone, and a seat included in the tariff is free', () => {
    const price = (offer: Offer, zone: string) =>
      seatsOf(offer).find((seat) => seat.zone === zone)?.price ?? -1;
    const basic = offerOf('BOG', 'MIA', '2027-02-03', 'AV');
    expect(price(basic, 'STANDARD')).toBeGreaterThan(0);
    expect(price(basic, 'FRONT')).toBeGreaterThan(price(basic, 'STANDARD'));
    expect(price(basic, 'EXTRA_LEGROOM')).toBeGreaterThan(price(basic, 'FRONT'));
    expect(price(offerOf('BOG', 'MIA', '2027-02-03', 'AV', 'CLASSIC'), 'STANDARD')).toBe(0);
    expect(
      seatsOf(offerOf('BOG', 'MIA', '2027-02-03', 'AV', 'BUSINESS')).every(
        (seat) => seat.price === 0 && seat.cabin === 'BUSINESS',
      ),
    ).toBe(true);
  });
  it('shows a sold seat as taken, and sells it once', () => {
    const offer = offerOf('BOG', 'CTG', '2027-02-03', 'LA');
    const seat = seatsOf(offer).find(({ status }) => status === 'AVAILABLE');
    const flightId = offer.bounds[0]?.journey.flights[0]?.id ?? '';
    const reservation = {
      selection: offer.selection,
      seats: [{ flightId, number: seat?.number ?? '' }],
    };
    expect(inventory.reserve(reservation)).toBe('RESERVED');
    expect(seatsOf(offer).find(({ number }) => number === seat?.number)?.status).toBe('OCCUPIED');
    expect(inventory.reserve(reservation)).toBe('SEAT_TAKEN');
    inventory.release(reservation);
    expect(seatsOf(offer).find(({ number }) => number === seat?.number)?.status).toBe('AVAILABLE');
    expect(inventory.reserve({ ...reservation, seats: [{ flightId, number: '99Z' }] })).toBe(
      'SEAT_TAKEN',
    );
  });
  it('is missing for a regional airline without seat numbers', () => {
    expect(inventory.seatMap(offerOf('EOH', 'UIB', '2027-02-03', 'VE'), 0, 0)).toBeUndefined();
  });
});

describe('extra bags', () => {
  it('cost more with distance and number, with one for the cabin if the tariff has none', () => {
    const near = inventory.extraBags(offerOf('BOG', 'CTG', '2027-02-03', 'AV'));
    const far = inventory.extraBags(offerOf('BOG', 'MAD', '2027-02-03', 'AV'));
    expect(near.map(({ kind }) => kind)).toEqual(['CABIN', 'CHECKED']);
    const [first = 0, second = 0] = near[1]?.prices ?? [];
    expect(second).toBeGreaterThan(first);
    expect(far[1]?.prices[0]).toBeGreaterThan(first * 2);
    expect(
      inventory
        .extraBags(offerOf('BOG', 'CTG', '2027-02-03', 'AV', 'CLASSIC'))
        .map(({ kind }) => kind),
    ).toEqual(['CHECKED']);
  });
});
