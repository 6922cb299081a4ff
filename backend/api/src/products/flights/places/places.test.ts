import { type FlightPlace, flightPlacesResponseSchema } from '@tiquete/contracts';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { aFlightApi } from '../testing/aFlightApi';
import { fakeFlightSupplier } from '../testing/fakeFlightSupplier';
import { readPlaceFinder } from './placeFinder';

const gdsPlace = (
  iataCode: string,
  name: string,
  score: number,
): Omit<FlightPlace, 'label' | 'distance_km' | 'airports'> => ({
  type: 'location',
  subType: 'CITY',
  id: `C${iataCode}`,
  name,
  detailedName: name,
  iataCode,
  timeZoneOffset: '-05:00',
  geoCode: { latitude: 1, longitude: 2 },
  address: {
    cityName: name,
    cityCode: iataCode,
    countryName: 'COLOMBIA',
    countryCode: 'CO',
    regionCode: 'SAMER',
  },
  analytics: { travelers: { score } },
});
type Api = Awaited<ReturnType<typeof aFlightApi>>;
async function find(api: Api, keyword: string, more = ''): Promise<FlightPlace[]> {
  return flightPlacesResponseSchema.parse(
    (await api.get(`places_searches?keyword=${encodeURIComponent(keyword)}${more}`)).json(),
  ).data;
}
beforeAll(readPlaceFinder, 20_000);
/** Searches places without a supplier, in our own tables. */
const own = async (keyword: string, more?: string) => find(await aFlightApi([]), keyword, more);
const codes = (places: readonly FlightPlace[]) => places.map(({ iataCode }) => iataCode);

it('shows a city with its airports', async () => {
  expect((await own('bog'))[0]).toEqual({
    type: 'location',
    subType: 'CITY',
    id: 'CBOG',
    name: 'Bogotá',
    detailedName: 'Bogotá/CO',
    iataCode: 'BOG',
    timeZoneOffset: '-05:00',
    geoCode: { latitude: expect.closeTo(4.6, 0), longitude: expect.closeTo(-74.1, 0) },
    address: {
      cityName: 'Bogotá',
      cityCode: 'BOG',
      countryName: 'Colombia',
      countryCode: 'CO',
      regionCode: 'SOUTH_AMERICA',
    },
    analytics: { travelers: { score: 96 } },
    label: 'Bogotá, Colombia (BOG)',
    distance_km: null,
    airports: [{ iataCode: 'BOG', name: 'El Dorado', distance_km: expect.any(Number) }],
  });
});
it.each([
  ['bog', 'BOG'],
  ['bo', 'BOG'],
  ['Bogota', 'BOG'],
  ['medellin', 'MDE'],
  ['CARTA', 'CTG'],
  ['santa m', 'SMR'],
  ['andres', 'ADZ'],
  ['londres', 'LON'],
  ['london', 'LON'],
  ['nueva york', 'NYC'],
  ['new yo', 'NYC'],
  ['paris', 'PAR'],
  ['tokio', 'TYO'],
  ['milan', 'MIL'],
  ['sao paulo', 'SAO'],
  ['panama', 'PTY'],
  ['JFK', 'JFK'],
  ['heathrow', 'LHR'],
  ['olaya', 'EOH'],
  ['el dorado', 'BOG'],
  ['EOH', 'EOH'],
  ['punta c', 'PUJ'],
  ['florencia', 'FLA'],
  ['orlando', 'ORL'],
  ['miami', 'MIA'],
  ['estambul', 'IST'],
  ['berlin', 'BER'],
  ['armenia', 'AXM'],
  ['mde', 'MDE'],
  ['cartagena de indias', 'CTG'],
  ['bogota d.c.', 'BOG'],
  ['Bogotá DC', 'BOG'],
  ['aeropuerto el dorado', 'BOG'],
  ['bogota el dorado', 'BOG'],
  ['aeropuerto de bogota', 'BOG'],
  ['aeropuerto internacional jose maria cordova', 'MDE'],
  ['cdmx', 'MEX'],
  ['ciudad de mexico', 'MEX'],
  ['santiago de cali', 'CLO'],
  ['medelin', 'MDE'],
  ['medeln', 'MDE'],
  ['cartajena', 'CTG'],
  ['baranq', 'BAQ'],
  ['bucaramnga', 'BGA'],
  ['sant marta', 'SMR'],
  ['nueba york', 'NYC'],
  ['santa martha', 'SMR'],
  ['sn andres', 'ADZ'],
  ['sam andres', 'ADZ'],
  ['nva york', 'NYC'],
  ['sta marta', 'SMR'],
  ['cd de mexico', 'MEX'],
  ['san jse', 'SJO'],
  ['san josse de costa rrica', 'SJO'],
  ['san jose', 'SJO'],
  ['astana', 'NQZ'],
  ['DTW', 'DTW'],
  ['detroit', 'DTT'],
  ['TAO', 'TAO'],
  ['TFU', 'TFU'],
  ['tianfu', 'TFU'],
  ['NQZ', 'NQZ'],
  ['los colonizadores', 'RVE'],
])('finds %s: the first result is %s', async (keyword, code) =>
  expect(codes(await own(keyword))[0]).toBe(code),
);

it('lists every airport of a city, nearest first, with equally near airports of other cities', async () => {
  const [miami] = await own('MIA');
  expect(miami?.airports.map(({ iataCode }) => iataCode)).toEqual(['MIA', 'OPF', 'FLL']);
  const [york] = await own('nueva york');
  expect(
    codes(await own('nueva york')).filter((code) => ['JFK', 'LGA', 'EWR'].includes(code)),
  ).toEqual([]);
  expect(york?.airports.map(({ iataCode }) => iataCode)).toEqual(
    expect.arrayContaining(['EWR', 'JFK', 'LGA']),
  );
});
it('lists places near one that was typed by its code, by distance', async () => {
  const near = (await own('PEI')).filter(({ distance_km }) => distance_km !== null);
  expect(codes(near).slice(0, 2).sort()).toEqual(['AXM', 'MZL']);
  expect(near.map(({ distance_km }) => distance_km)).toEqual(
    near.map(({ distance_km }) => distance_km).sort((a, b) => Number(a) - Number(b)),
  );
  expect((await own('pereira')).every(({ distance_km }) => distance_km === null)).toBe(true);
});
it('shows airports only on request, and no more than requested', async () => {
  const airports = await own('londres', '&subType=AIRPORT');
  expect([
    airports[0]?.iataCode,
    airports[0]?.label,
    airports.every(({ subType }) => subType === 'AIRPORT'),
  ]).toEqual(['LHR', 'Heathrow, Londres (LHR)', true]);
  expect(
    [await own('san', '&limit=3'), await own('PEI', '&limit=1'), await own('MIA', '&limit=2')].map(
      codes,
    ),
  ).toEqual([expect.any(Array), ['PEI'], ['MIA', 'FLL']]);
  expect(await own('san', '&limit=3')).toHaveLength(3);
});
it('uses the supplier’s data about sold places and their travel, and works without it while the supplier is down', async () => {
  const requested = jest.fn(async () => [
    gdsPlace('BOG', 'BOGOTA', 96),
    gdsPlace('IXM', 'MADURAI', 3),
    gdsPlace('QQQ', 'BOGOTA NUEVA', 3),
  ]);
  const api = await aFlightApi([fakeFlightSupplier({ places: requested })]);
  const found = await find(api, 'Bogotá');
  expect([
    found[0]?.label,
    found[0]?.analytics.travelers.score,
    codes(found).includes('QQQ'),
  ]).toEqual(['Bogotá, Colombia (BOG)', 96, false]);
  await find(api, 'bogota ');
  expect(requested).toHaveBeenCalledTimes(1);
  const before = codes(await own('mad'));
  expect([
    before[0],
    before.indexOf('MSN') < before.indexOf('IXM'),
    codes(await find(api, 'mad')).slice(0, 2),
  ]).toEqual(['MAD', true, ['MAD', 'IXM']]);
  const down = await aFlightApi([
    fakeFlightSupplier({ places: () => Promise.reject(new SupplierError('GDS', 'timeout')) }),
  ]);
  expect(codes(await find(down, 'bog'))[0]).toBe('BOG');
});
it('calls no supplier for a text that matches no place', async () => {
  const places = jest.fn(async () => [gdsPlace('BOG', 'BOGOTA', 30)]);
  const api = await aFlightApi([fakeFlightSupplier({ places })]);
  expect(await find(api, 'xqzzywv')).toEqual([]);
  expect(places).not.toHaveBeenCalled();
  await find(api, 'bogota');
  expect(places).toHaveBeenCalledTimes(1);
});
it('leaves out airfields to which no ticket is sold', async () => {
  expect((await own('madrid')).filter(({ address }) => address.countryCode === 'ES')).toHaveLength(
    1,
  );
});
it('rejects a single letter', async () => {
  const api = await aFlightApi([]);
  expect((await api.get('places_searches?keyword=%20b')).json().errors[0]).toMatchObject({
    code: 'QUERY_TOO_SHORT',
    source: { parameter: 'keyword' },
  });
});
