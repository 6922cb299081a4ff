import type { ExtraContext, ExtraItem } from '../../../bookings/extras';
import { aBuyer } from '../testing/builders';
import { aSupplierPlan, fakeAssistance } from '../testing/fakeAssistance';
import type { AssistanceSupplier } from '../ports';
import { createExtraPolicies } from './extraPolicy';

const signal = new AbortController().signal;
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const usd = { currency: 'USD', rate: '4000', day: '2027-01-10' };
const selling = (
  changes: Partial<AssistanceSupplier> = {},
  rateOf = (currency: string): typeof usd | undefined => (currency === 'USD' ? usd : undefined),
) => {
  const { supplier, requests } = fakeAssistance(changes);
  const dropped: string[] = [];
  const provider = createExtraPolicies({
    suppliers: [supplier],
    exchange: { rateOf },
    clock: () => new Date('2027-01-10T17:00:00Z'),
    log,
    onDropped: (supplier, reason) => dropped.push(`${supplier} ${reason}`),
    checkPrice: async (found) => found,
  });
  return { provider, requests, dropped };
};

const point = (iataCode: string) => ({ iataCode });
const locations = {
  BOG: { countryCode: 'CO' },
  PTY: { countryCode: 'PA' },
  MAD: { countryCode: 'ES' },
};
const way = (...codes: string[]) => ({
  segments: codes
    .slice(1)
    .map((code, index) => ({ departure: point(codes[index] ?? ''), arrival: point(code) })),
});
const trip: ExtraContext = {
  brandId: 'tiquete',
  product: 'FLIGHT',
  dateFrom: '2027-03-10',
  dateTo: '2027-03-19',
  destinationName: 'Madrid',
  snapshot: {
    offer: { itineraries: [way('BOG', 'PTY', 'MAD'), way('MAD', 'BOG')] },
    dictionaries: { locations },
  },
  travelers: [
    { id: '1', type: 'AD', age: 41, identifiedAge: 41 },
    { id: '2', type: 'CH', age: 7, identifiedAge: 7 },
  ],
};
const lodging = (latitude: number, longitude: number): ExtraContext => ({
  ...trip,
  product: 'HOTEL',
  snapshot: { hotel: { name: 'Casa Medina', geo: { latitude, longitude } } },
});

it('offers the cheapest plan of each level for all travellers of a flight, in pesos by their ages', async () => {
  const dear = aSupplierPlan({
    code: '1500',
    perPassenger: [{ age: 41, amount: { amount: '500', currency: 'USD' }, surchargeReason: null }],
  });
  const pounds = aSupplierPlan({
    code: '1501',
    category: 'BASIC',
    perPassenger: [{ age: 41, amount: { amount: '1', currency: 'GBP' }, surchargeReason: null }],
  });
  const { provider, requests, dropped } = selling({
    search: async () => ({
      plans: [dear, aSupplierPlan(), pounds, aSupplierPlan({ code: '1502', category: 'STUDENT' })],
      limited: [],
    }),
  });
  const { offers, warnings } = await provider.search(trip, signal);
  expect(requests.searches).toEqual([
    { from: '2027-03-10', to: '2027-03-19', origin: 'CO', destinations: ['ES'], ages: [41, 7] },
  ]);
  expect(offers).toHaveLength(1);
  expect(offers[0]).toMatchObject({
    code: 'TK-1401',
    price: 240_000 + 360_400 + 120_200,
    per: 'booking',
    maxQuantity: 1,
    date: '2027-03-10',
    help: {
      numbers: [{ country: 'ES', phone: '+34910000000' }, { country: null }],
      claims: ['Llama antes de ir a un centro médico.'],
    },
  });
  expect(offers[0]?.description).toContain('2 viajeros de 7 y 41 años');
  // The exchange has no rate for pounds.
  expect(warnings).toMatchObject([
    {
      code: 'CURRENCY_NOT_SOLD',
      title: expect.stringMatching(/^Faltan asistencias/),
      detail: 'GBP',
    },
  ]);
  expect(dropped).toEqual(['TK currency']);
});

it('gives the reason when no plan can be converted to pesos', async () => {
  const { provider } = selling({}, (): typeof usd | undefined => undefined);
  expect(await provider.search(trip, signal)).toMatchObject({
    offers: [],
    warnings: [
      {
        code: 'CURRENCY_NOT_SOLD',
        title: expect.stringMatching(/^Hoy no podemos ofrecerte/),
        detail: 'USD',
      },
    ],
  });
});

it('finds the country of a hotel by the nearest airport', async () => {
  const { provider, requests } = selling();
  await provider.search(lodging(18.58, -68.4), signal);
  await provider.search(lodging(10.42, -75.55), signal);
  expect(requests.searches.map(({ origin, destinations }) => [origin, destinations])).toEqual([
    ['CO', ['DO']],
    ['CO', ['CO']],
  ]);
});

it('offers nothing when a document, a birth date or the destination is unknown', async () => {
  const { provider, requests } = selling();
  const [first] = trip.travelers;
  if (!first) throw new Error('The booking has no traveller.');
  const stranger = { ...first, identifiedAge: null };
  expect(await provider.search({ ...trip, travelers: [first, stranger] }, signal)).toEqual({
    offers: [],
  });
  expect(await provider.search({ ...trip, snapshot: {} }, signal)).toEqual({ offers: [] });
  expect(await provider.search(lodging(0, -140), signal)).toEqual({ offers: [] });
  expect(requests.searches).toEqual([]);
});

const booking = {
  id: 'b1',
  brandId: 'tiquete',
  reference: 'TQABCDEFGH23',
  total: 700_001,
  dateFrom: '2027-03-10',
  dateTo: '2027-03-19',
  supplier: 'GDS',
  supplierData: {},
  held: null,
  locator: 'PNR',
  madeAt: new Date('2027-01-10T17:00:00Z'),
  people: {
    customer: aBuyer(),
    remark: '',
    passengers: [
      {
        name: 'Rosa',
        lastname: 'Pardo',
        type: 'AD' as const,
        room: null,
        age: 41,
        holder: true,
        document: 'AV123456',
        details: { documentType: 5, birthDate: '1985-06-02', document: { type: 'PASSPORT' } },
      },
    ],
  },
};
const item = (over: object = {}): ExtraItem => ({
  brandId: 'tiquete',
  reference: 'TQABCDEFGH23-E1-1',
  code: 'POLICY.TK-1401',
  quantity: 1,
  booking,
  supplierData: {
    supplier: 'TK',
    key: 'k1',
    query: { from: '2027-03-10', to: '2027-03-19', origin: 'CO', destinations: ['ES'], ages: [41] },
    price: { amount: '180.15', currency: 'USD' },
    rate: usd,
    total: 720_600,
    terms: { steps: [] },
    ...over,
  },
});

it("issues the policy under its own reference for the booking's travellers, and cancels it separately", async () => {
  const { provider, requests } = selling();
  const issued = await provider.book(item(), signal);
  expect(issued).toEqual({ kind: 'yes', locator: 'L-TQABCDEFGH23-E1-1' });
  expect(requests.orders).toMatchObject([
    {
      reference: 'TQABCDEFGH23-E1-1',
      price: { amount: '180.15', currency: 'USD' },
      insured: [
        {
          name: 'Rosa',
          documentType: 5,
          document: 'AV123456',
          birthDate: '1985-06-02',
          medicalConditions: '',
        },
      ],
      emergencyContact: { name: 'Marta Gómez Ruiz', phone: '+573001234567' },
    },
  ]);
  expect(await provider.cancel({ ...item(), locator: 'L1' }, signal)).toEqual({
    kind: 'yes',
    locator: 'L1',
  });
});

it('issues no policy that became too expensive, is no longer sold, or is for another person', async () => {
  const { provider, requests } = selling();
  expect(await provider.book(item({ total: 600_000 }), signal)).toMatchObject({ kind: 'no' });
  await expect(
    provider.book(item({ query: { ...tripQuery, ages: [40] } }), signal),
  ).rejects.toThrow('traveller 1');
  const gone = selling({ reprice: async () => ({ kind: 'gone' }) });
  expect(await gone.provider.book(item(), signal)).toEqual({ kind: 'no', reason: 'sold-out' });
  expect(requests.orders).toEqual([]);
});
const tripQuery = { from: '2027-03-10', to: '2027-03-19', origin: 'CO', destinations: ['ES'] };

describe('with a package', () => {
  const journey = (includes: string[], ...countries: string[]): ExtraContext => ({
    ...trip,
    product: 'PACKAGE',
    snapshot: {
      ItemPackageID: 'EU-CLASICA',
      includes: includes.map((type) => ({ type, text: type })),
      stops: [
        { country_code: 'PA', is_gateway: true },
        ...countries.map((country_code) => ({ country_code, is_gateway: false })),
      ],
    },
  });
  it('covers every country in which the package stops, and no country on the way', async () => {
    const { provider, requests } = selling();
    await provider.search(journey(['hotel'], 'ES', 'FR', 'ES'), signal);
    expect(requests.searches).toMatchObject([{ origin: 'CO', destinations: ['ES', 'FR'] }]);
  });
  it('covers Colombia for a package within Colombia', async () => {
    const { provider, requests } = selling();
    await provider.search(journey(['hotel', 'flight'], 'CO'), signal);
    expect(requests.searches).toMatchObject([{ origin: 'CO', destinations: ['CO'] }]);
  });
  it('offers nothing when the package includes assistance', async () => {
    const { provider, requests } = selling();
    expect(await provider.search(journey(['hotel', 'assistance'], 'ES'), signal)).toEqual({
      offers: [],
    });
    expect(requests.searches).toEqual([]);
    expect(provider.needsIdentities?.(journey(['assistance'], 'ES'))).toBe(false);
  });
});

it('names the provider and, for insurance, the insurer and its supervisor', async () => {
  const insured = aSupplierPlan({
    code: '1502',
    category: 'PREMIUM',
    provider: { name: 'Asistencia Ficticia S.A.S.', insurer: 'Seguros Ficticios S.A.', text: '' },
  });
  const { provider } = selling({
    search: async () => ({ plans: [aSupplierPlan(), insured], limited: [] }),
  });
  const { offers } = await provider.search(trip, signal);
  expect(offers.map(({ operatorName }) => operatorName).sort()).toEqual([
    'Asistencia Ficticia S.A.S. (es un servicio de asistencia, no un seguro)',
    'Asistencia Ficticia S.A.S., y asegura Seguros Ficticios S.A., vigilada por la Superintendencia Financiera de Colombia',
  ]);
});
