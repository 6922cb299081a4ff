import { placesResponseSchema, type PlacesResponse } from '@tiquete/contracts';
import { createCache } from '../lib/cache/createCache';
import { SupplierError } from '../lib/http-client/supplierError';
import { picturePaths as pictures } from '../suppliers/picturePaths';
import { aCatalogueHotel, cartagena, fakeSupplier } from '../suppliers/testing/fakeSupplier';
import { startApi } from '../suppliers/testing/startApi';
import type { CatalogueHotel, SupplierDestination } from './ports';
import { placeRoutes } from './routes';
import { createPlaceService, type PlaceServiceOptions } from './service';

const cities: SupplierDestination[] = [
  cartagena,
  { code: 'BOG', name: 'Bogotá', country_code: 'CO' },
  { code: 'SMR', name: 'Santa Marta', country_code: 'CO' },
  { code: 'ADZ', name: 'San Andrés', country_code: 'CO' },
  { code: 'FLA', name: 'Florencia', country_code: 'CO' },
  { code: 'FLR', name: 'Florencia (Italia)', country_code: 'IT' },
  { code: 'LON', name: 'London', country_code: 'GB' },
  { code: 'NYC', name: 'Nueva York', country_code: 'US' },
  { code: 'MEX', name: 'Ciudad de México', country_code: 'MX' },
  { code: 'TYO', name: 'Tokio', country_code: 'JP' },
  { code: 'RCH', name: 'Riohacha y La Guajira', country_code: 'CO' },
  { code: 'SCL', name: 'Santiago de Chile', country_code: 'CL' },
];
const hotels: CatalogueHotel[] = [
  ...cities.map((city, index) =>
    aCatalogueHotel({
      hotelCode: String(2000 + index),
      name: `Hotel ${index}`,
      destination_code: city.code,
      star_number: 3,
      image: '',
    }),
  ),
  aCatalogueHotel({ hotelCode: '1', name: 'Hotel Santa Clara', star_number: 5 }),
  aCatalogueHotel({ hotelCode: '2', name: 'Londres Inn', destination_code: 'LON' }),
];
const stopping: { stop(): void }[] = [];
afterEach(() => stopping.splice(0).forEach((places) => places.stop()));

function somePlaces(changes: Partial<PlaceServiceOptions> = {}) {
  const places = createPlaceService({
    suppliers: [fakeSupplier({ destinations: async () => cities, hotels: async () => hotels })],
    cache: createCache({ failureMs: 0 }),
    clock: () => new Date('2027-01-10T23:30:00Z'),
    log: { info: jest.fn(), warn: jest.fn() },
    pictures,
    retryMs: () => 1,
    ...changes,
  });
  stopping.push(places);
  return places;
}
async function readPlaces() {
  const places = somePlaces();
  places.start();
  await places.ready();
  return places;
}
let places: Awaited<ReturnType<typeof readPlaces>>;
beforeAll(async () => {
  places = await readPlaces();
});
const find = (q: string, type: 'all' | 'city' | 'hotel' = 'all', limit = 8): PlacesResponse =>
  places.search({ q, type, limit, lang: 'es' });
const codes = (q: string) => find(q).data.cities.map(({ code }) => code);

it('adds a catalogue that arrives while the index of another one is built', async () => {
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const many = Array.from({ length: 1500 }, (_, index) => ({
    code: `X${index}`,
    name: `Pueblo ${index}`,
    country_code: 'CO',
  }));
  const first = fakeSupplier({ destinations: async () => many, hotels: async () => [] });
  const second = fakeSupplier({
    code: 'DO',
    destinations: () => isBegun.then(() => [cartagena]),
    hotels: async () => [aCatalogueHotel({ hotelCode: 'D1', name: 'Hostal Solo' })],
  });
  const both = somePlaces({
    suppliers: [first, second],
    pictures: {
      place(code) {
        begun();
        return pictures.place(code);
      },
    },
  });
  both.start();
  await both.ready();
  expect(both.search({ q: 'solo', type: 'all', limit: 8, lang: 'es' }).data.hotels).toHaveLength(1);
});

it('shows a property of two suppliers once, under the first one’s name, and finds it by both names', async () => {
  const property = { geo: { latitude: 10.4236, longitude: -75.5478 }, star_number: 4 };
  const first = fakeSupplier({
    destinations: async () => [cartagena],
    hotels: async () => [
      aCatalogueHotel({ ...property, hotelCode: '1', name: 'Hotel Casa Páramo', image: '' }),
      aCatalogueHotel({ hotelCode: '2', name: 'Otro' }),
    ],
  });
  const second = fakeSupplier({
    code: 'DO',
    destinations: async () => [{ ...cartagena, name: 'Cartagena de Indias' }],
    hotels: async () => [
      aCatalogueHotel({
        ...property,
        hotelCode: 'D7',
        name: 'Casa Paramo by Andina',
        image: '/media/do/D7/0',
      }),
      aCatalogueHotel({ hotelCode: 'D8', name: 'Hostal Solo' }),
    ],
  });
  for (const suppliers of [
    [first, second],
    [
      first,
      {
        ...second,
        hotels: async () =>
          second.hotels(new AbortController().signal).then((all) => all.reverse()),
      },
    ],
  ]) {
    const both = somePlaces({ suppliers });
    both.start();
    await both.ready();
    const { data } = both.search({ q: 'paramo', type: 'all', limit: 8, lang: 'es' });
    expect(data.hotels).toMatchObject([
      {
        hotelCode: '1',
        name: 'Hotel Casa Páramo',
        city_name: 'Cartagena',
        image: '/media/do/D7/0',
      },
    ]);
    expect(
      both.search({ q: 'andina', type: 'all', limit: 8, lang: 'es' }).data.hotels,
    ).toMatchObject([{ hotelCode: '1' }]);
    expect(both.featured(['CTG'])[0]?.hotels_count).toBe(3);
    expect([
      both.codesOfProperties(['D7', '2', 'x']),
      somePlaces().codesOfProperties(['D7']),
    ]).toEqual([['1', 'D7', '2', 'x'], ['D7']]);
  }
});

it('answers as the contract states, and rejects a single letter', async () => {
  const app = await startApi(placeRoutes(places));
  const reply = await app.inject({ url: '/api/places_searches?q=carta' });
  expect(placesResponseSchema.parse(reply.json()).data.cities).toEqual([
    {
      code: 'CTG',
      name: 'Cartagena',
      label: 'Cartagena, Colombia',
      country_code: 'CO',
      country_name: 'Colombia',
      region: 'SOUTH_AMERICA',
      image: '/media/places/CTG',
      geo: { latitude: expect.closeTo(10.4, 1), longitude: expect.closeTo(-75.5, 1) },
      hotels_count: 2,
    },
  ]);
  const short = await app.inject({ url: '/api/places_searches?q=%20c%20' });
  expect([short.statusCode, short.json().errors[0]]).toMatchObject([
    400,
    { code: 'QUERY_TOO_SHORT', source: { parameter: 'q' } },
  ]);
  expect((await app.inject({ url: '/api/places_searches?q=zzzz' })).json()).toEqual({
    data: { cities: [], hotels: [] },
  });
  await app.close();
});

it.each<[string, string[]]>([
  ['bogota', ['BOG']],
  ['BOGOTÁ', ['BOG']],
  ['méxico', ['MEX']],
  ['ciudad de mex', ['MEX']],
  ['york', ['NYC']],
  ['nueva yo', ['NYC']],
  ['londres', ['LON']],
  ['london', ['LON']],
  ['new york', ['NYC']],
  ['tokyo', ['TYO']],
  ['guaj', ['RCH']],
  ['santiago', ['SCL']],
  ['san a', ['ADZ']],
  ['marta santa', ['SMR']],
  ['florencia italia', ['FLR']],
  ['xyzzyqw', []],
  ['cartagena de indias', ['CTG']],
  ['bogota d.c.', ['BOG']],
  ['cdmx', ['MEX']],
  ['aeropuerto el dorado', ['BOG']],
  ['londrez', ['LON']],
  ['nueba york', ['NYC']],
  ['sn andres', ['ADZ']],
  ['sn marta', []],
  ['qn andres', []],
])('finds %p: %p', (q, expected) => {
  expect(codes(q)).toEqual(expected);
});
it('puts an exact name first, then the most popular place', () => {
  expect(codes('florencia')).toEqual(['FLA', 'FLR']);
  expect(codes('sant')).toEqual(['SCL', 'SMR', 'BOG']);
  expect(codes('colombia').slice(0, 2)).toEqual(['BOG', 'CTG']);
});
it('finds hotels by their own name, narrowed by the city’s name', () => {
  expect(find('santa clara').data.hotels).toEqual([
    {
      hotelCode: '1',
      name: 'Hotel Santa Clara',
      destination_code: 'CTG',
      city_name: 'Cartagena',
      country_code: 'CO',
      star_number: 5,
      image: '/media/hb/1/0',
    },
  ]);
  expect(find('clara carta').data.hotels).toHaveLength(1);
  expect(find('clara bogota').data.hotels).toEqual([]);
  expect(find('cartagena').data.hotels).toEqual([]);
});
it('returns only the requested kind and number', () => {
  expect(find('londres', 'city').data).toMatchObject({ cities: [{ code: 'LON' }], hotels: [] });
  expect(find('londres', 'hotel').data).toMatchObject({ cities: [], hotels: [{ hotelCode: '2' }] });
  expect(find('hotel', 'hotel', 3).data.hotels).toHaveLength(3);
});
it('names cities in Spanish, with region and country', () => {
  expect(find('london').data.cities[0]).toMatchObject({
    name: 'Londres',
    label: 'Londres, Reino Unido',
    region: 'EUROPE',
  });
  expect(find('nueva york').data.cities[0]).toMatchObject({
    country_name: 'Estados Unidos',
    region: 'NORTH_AMERICA',
  });
});
it('returns the products sold at a place, and its current date', () => {
  expect([places.isKnown('ctg'), places.isKnown('XXX')]).toEqual([true, false]);
  expect([places.today('CTG'), places.today('TYO'), places.today(undefined)]).toEqual([
    '2027-01-10',
    '2027-01-11',
    '2027-01-10',
  ]);
});
it('features the configured places that have hotels, in their configured order', () => {
  expect(
    places.featured(['BOG', 'XXX', 'CTG']).map(({ code, hotels_count }) => [code, hotels_count]),
  ).toEqual([
    ['BOG', 1],
    ['CTG', 2],
  ]);
});

it('answers without a supplier that is down, and adds its catalogue once it is back', async () => {
  let isUp = false;
  const late = fakeSupplier({
    code: 'DO',
    destinations: async () =>
      isUp
        ? [{ code: 'PEI', name: 'Pereira', country_code: 'CO' }]
        : Promise.reject(new SupplierError('DO', 'unavailable')),
    hotels: async () => [aCatalogueHotel({ destination_code: 'PEI' })],
  });
  const early = fakeSupplier();
  const both = somePlaces({ suppliers: [early, late] });
  both.start();
  const search = (q: string) => both.search({ q, type: 'all', limit: 8, lang: 'es' });
  while (search('carta').data.cities.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(search('carta').warnings).toHaveLength(1);
  expect([both.isKnown('CTG'), both.isKnown('PEI')]).toEqual([true, undefined]);
  isUp = true;
  await both.ready();
  expect(search('perei').data.cities).toMatchObject([{ code: 'PEI', hotels_count: 1 }]);
  expect(search('carta').warnings).toBeUndefined();
  expect(both.isKnown('XXX')).toBe(false);
});

it.each([
  ['jfk', 'NYC'],
  ['el dorado', 'BOG'],
  ['Rafael Núñez', 'CTG'],
  ['heathrow', 'LON'],
  ['narita', 'TYO'],
])('finds %p as the airport of %s', (q, code) => {
  expect(codes(q)).toContain(code);
});

it('does not find a city by the first letters of its airport code', () => {
  expect(codes('car')).toEqual(['CTG']);
});
