import type { ExtraContext } from '../../bookings/extras/ports';
import { CONTRACTS, nearestContract, transferOffers, vehiclesFor } from './offers';

const now = new Date('2027-03-01T12:00:00Z');
const aContext = (over: Partial<ExtraContext> = {}, travelers = 2): ExtraContext => ({
  brandId: 'tiquete',
  product: 'HOTEL',
  dateFrom: '2027-03-10',
  dateTo: '2027-03-12',
  destinationName: 'Cartagena',
  snapshot: { hotel: { name: 'Casa Medina', geo: { latitude: 10.4239, longitude: -75.5505 } } },
  travelers: Array.from({ length: travelers }, (_, index) => ({
    id: String(index + 1),
    type: 'AD',
    age: 30,
    identifiedAge: null,
  })),
  ...over,
});
const contractOf = (code: string) => {
  const found = CONTRACTS.find((contract) => contract.code === code);
  if (!found) throw new Error(code);
  return found;
};

it.each([
  [1, 'car', 1, 62_000],
  [3, 'car', 1, 62_000],
  [4, 'van', 1, 98_000],
  [6, 'van', 1, 98_000],
  [7, 'minibus', 1, 210_000],
  [15, 'minibus', 1, 210_000],
  [16, 'minibus', 2, 420_000],
  [36, 'minibus', 3, 630_000],
])('transports %i travellers by %s, %i of them, for %i pesos', (travelers, kind, count, price) => {
  expect(vehiclesFor(contractOf('CTG'), travelers)).toEqual({ kind, count, price });
});

it.each([
  ['Medellín', 6.2088, -75.5679, 'MDE'],
  ['Rodadero', 11.2045, -74.2265, 'SMR'],
  ['Chapinero', 4.6486, -74.0628, 'BOG'],
  ['Cancún', 21.1213, -86.7684, 'CUN'],
  ['an island off Cartagena', 10.1765, -75.7465, undefined],
  ['nowhere', 0, 0, undefined],
])('offers a hotel in %s a transfer from the nearest airport', (_, latitude, longitude, code) => {
  expect(nearestContract({ latitude, longitude })?.code).toBe(code);
});

it('describes the way, the vehicle and the number of travellers', () => {
  expect(transferOffers(aContext({}, 1), now)[0]?.description).toContain(
    'para 1 viajero con equipaje',
  );
  expect(transferOffers(aContext({}, 20), now)[1]?.description).toContain(
    'De Casa Medina al Aeropuerto Rafael Núñez, en 2 vehículos (minibús privado) para 20 viajeros',
  );
});

it('cancels free of charge until a day before the local start of the day, and then retains the whole price', () => {
  const [arrival] = transferOffers(aContext(), now);
  expect(arrival?.cancellation).toMatchObject({
    refundable: true,
    free_until: '2027-03-08T23:59:00-05:00',
    timeline: [
      { penalty_amount: 0 },
      { from: '2027-03-08T23:59:00-05:00', penalty_amount: 62_000 },
    ],
  });
  const [late] = transferOffers(aContext(), new Date('2027-03-09T15:00:00Z'));
  expect(late?.cancellation).toMatchObject({
    refundable: false,
    free_until: null,
    timeline: [{ from: null, penalty_amount: 62_000 }],
  });
});

it('sells no transfer of a day that has begun at the airport', () => {
  expect(transferOffers(aContext(), new Date('2027-03-10T04:59:00Z'))).toHaveLength(2);
  expect(
    transferOffers(aContext(), new Date('2027-03-10T05:00:00Z')).map(({ name }) => name),
  ).toEqual(['Traslado de salida']);
});

it('offers no transfer for a booking without lodging', () => {
  expect(transferOffers(aContext({ snapshot: { flight: 1 } }), now)).toEqual([]);
});

it('names every operator as fictitious, and prices a larger vehicle higher', () => {
  for (const { operator, prices, allotment, code } of CONTRACTS) {
    expect([code, operator]).toEqual([code, expect.stringMatching(/\(operador ficticio\)$/)]);
    expect([...prices].sort((a, b) => a - b)).toEqual([...prices]);
    expect(prices.every((price) => Number.isSafeInteger(price) && price > 0) && allotment > 0).toBe(
      true,
    );
  }
  expect(new Set(CONTRACTS.map(({ code }) => code)).size).toBe(CONTRACTS.length);
});

describe('an extra of a package', () => {
  const stop = { geo: { latitude: 10.4236, longitude: -75.5478 }, is_gateway: false };
  const journey = (includes: string[], ...stops: object[]) =>
    aContext({
      product: 'PACKAGE',
      snapshot: {
        ItemPackageID: 'CTG-FIN-DE-SEMANA',
        includes: includes.map((type) => ({ type, text: type })),
        stops: [{ ...stop, is_gateway: true }, ...stops],
        hotel: { stays: [{ name: 'Casa del Curato o similar' }] },
      },
    });
  it('ends at the lodging of the travellers', () => {
    const [arrival, departure] = transferOffers(journey(['hotel'], stop), now);
    expect(arrival?.description).toContain('Casa del Curato o similar');
    expect(departure).toMatchObject({ code: 'CTG-OUT', date: '2027-03-12' });
  });
  it('is not offered with a package that includes transfers or has several places', () => {
    expect(transferOffers(journey(['hotel', 'transfer'], stop), now)).toEqual([]);
    expect(transferOffers(journey(['hotel'], stop, stop), now)).toEqual([]);
  });
});
