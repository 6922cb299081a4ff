import { fillDictionaries } from './fillDictionaries';
import { readAirports } from '../places/airportTable';
import { anOffer } from '../testing/offers';

const query = {
  segments: [{ originLocationCode: 'BOG', destinationLocationCode: 'MDE', date: '2027-03-10' }],
  travelers: [],
};
const names = (carrier: string, name: string) => ({
  locations: {},
  aircraft: { 320: 'AIRBUS INDUSTRIE A320' },
  carriers: { [carrier]: name, ZZ: 'NOT ASKED FOR' },
});

it('names exactly the codes in the offers, for any order of the sources', async () => {
  const airports = await readAirports();
  const fill = (carrier: string, name: string) =>
    fillDictionaries(airports, [anOffer(query, { carrier })], [names(carrier, name)]);
  expect([fill('JA', 'JETSMART').carriers, fill('JA', 'Jetsmart').carriers]).toEqual(
    Array(2).fill({ JA: 'JetSMART' }),
  );
  expect([
    fill('ZX', 'AIR GEORGIAN').carriers,
    fill('ZX', 'Air Georgian').carriers,
    fill('ZX', 'PAL').carriers,
    fill('ZX', 'ZX').aircraft,
  ]).toEqual([
    { ZX: 'Air Georgian' },
    { ZX: 'Air Georgian' },
    { ZX: 'PAL' },
    { 320: 'Airbus A320' },
  ]);
});
it('shows the code when no source has a name', async () => {
  const offer = anOffer(
    {
      ...query,
      segments: [{ originLocationCode: 'QQQ', destinationLocationCode: 'MDE', date: '2027-03-10' }],
    },
    { carrier: 'ZX' },
  );
  const { locations, carriers } = fillDictionaries(await readAirports(), [offer], []);
  expect([locations.QQQ, carriers]).toEqual([
    { cityCode: 'QQQ', countryCode: '', name: 'QQQ', cityName: 'QQQ', countryName: '' },
    { ZX: 'ZX' },
  ]);
});
