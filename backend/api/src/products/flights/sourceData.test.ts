import {
  type FlightOffer,
  type FlightSearchResponse,
  flightUpsellingResponseSchema,
} from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { findFlightOffer } from './session';
import { aSearch, FEE, openBothSources } from './testing/openBothSources';

/** Tests data of the sources other than offers, over real HTTP: fares, prices by day, and places. */
const { api, stage, post, get, search } = openBothSources();

describe('the fares of a flight', () => {
  const fares = async (offer: FlightOffer | undefined, { meta }: FlightSearchResponse) =>
    flightUpsellingResponseSchema.parse(
      (
        await post('searches_upselling', { sessionCode: meta.sessionCode, offerId: offer?.id })
      ).json(),
    );
  it.each(['GDS', 'NDC'] as const)(
    'of %s have names and descriptions, and each is on sale',
    async (source) => {
      const found = await search(aSearch(['BOG-MAD', 'MAD-BOG'], { sources: [source] }));
      const { tariffs, data, warnings } = await fares(found.data[0], found);
      expect([tariffs.length > 1, warnings]).toEqual([true, undefined]);
      expect(tariffs.find(({ offerId }) => offerId === found.data[0]?.id)).toMatchObject({
        difference_from_base: 0,
        totalPrice: found.data[0]?.totalPrice,
      });
      expect(
        tariffs.every(
          ({ features }) => features.length >= 5 && features.every(({ text }) => text !== ''),
        ),
      ).toBe(true);
      const dearest = data.at(-1);
      expect(
        (await findFlightOffer(api.cache, 'a.test', found.meta.sessionCode, dearest?.id ?? ''))
          ?.offer.totalPrice,
      ).toBe(Number(dearest?.totalPrice) - FEE);
    },
  );
  it('consist of the known one while the airline does not answer', async () => {
    const found = await search(aSearch(['BOG-MAD'], { sources: ['GDS'] }));
    await stage({ target: 'gdsUpsell', mode: 'error500' });
    const { tariffs, warnings } = await fares(found.data[0], found);
    expect([
      tariffs.map(({ offerId }) => offerId),
      tariffs[0]?.features.map(({ key }) => key).slice(0, 3),
      warnings?.length,
    ]).toEqual([[found.data[0]?.id], ['bag_personal', 'bag_hand', 'bag_checked'], 1]);
  });
});

it('shows the price of each day that a search of the day finds', async () => {
  const body = aSearch();
  const day = body.segments[0]?.departureDateTimeRange.date ?? '';
  const calendar = async (): Promise<{ date: string; price: number | null }[]> =>
    (
      await get(
        `calendar?originLocationCode=BOG&destinationLocationCode=MDE&from=${addDays(day, -10)}&to=${addDays(day, 10)}`,
      )
    ).data.days;
  expect((await calendar()).filter(({ price }) => price !== null).length).toBeGreaterThan(15);
  const { data } = await search(body);
  expect((await calendar()).find(({ date }) => date === day)?.price).toBe(
    Math.min(...data.map(({ price_per_adult }) => price_per_adult)),
  );
});

it('finds places in Spanish, also while the supplier is down', async () => {
  const codesOf = async (keyword: string) =>
    (await get(`places_searches?keyword=${keyword}`)).data.map(
      ({ iataCode }: { iataCode: string }) => iataCode,
    );
  expect([(await codesOf('londres'))[0], (await codesOf('bog'))[0]]).toEqual(['LON', 'BOG']);
  await stage({ target: 'gds', mode: 'error500' });
  expect([(await codesOf('nueva york'))[0], (await codesOf('medellin'))[0]]).toEqual([
    'NYC',
    'MDE',
  ]);
});
