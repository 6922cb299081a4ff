import { CURRENCY } from '@tiquete/contracts';
import type { FlightSupplier } from '../../products/flights/ports';
import type { ExchangeRates } from '../../money/ports';
import { unlessNotServed } from '../notServed';
import { createQuoteMoney } from '../quoteMoney';
import type { AmadeusClient } from './client';
import { isNotServedByAmadeus } from './refusal';
import { dateSchema, placeSchema } from './wire';

const MAX_PLACES = 20;
/** Characters that the vendor rejects in a keyword. Accents are removed first. */
const NOT_TAKEN = /[^A-Za-z0-9./:\-'()" ]/g;
const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(NOT_TAKEN, ' ').trim();

/** The vendor's reference data: lowest fares by day and length of stay, and places by name. */
export const createReference = (
  client: AmadeusClient,
  exchange: ExchangeRates,
): Required<Pick<FlightSupplier, 'calendar' | 'roundTrips' | 'places'>> => {
  const datesOf: AmadeusClient['dates'] = (query, signal) =>
    unlessNotServed(client.dates(query, signal), isNotServedByAmadeus, {
      days: [],
      currency: CURRENCY,
    });
  return {
    async calendar({ origin, destination, from, to }, signal) {
      const { days, currency } = await datesOf(
        { origin, destination, departureDate: `${from},${to}`, oneWay: 'true', viewBy: 'DATE' },
        signal,
      );
      const money = createQuoteMoney(exchange);
      const read = days.flatMap((day) => dateSchema.safeParse(day).data ?? []);
      return read.map(({ departureDate, price }) => ({
        date: departureDate,
        price: Math.round(money.pesosOf(price.total, currency)),
      }));
    },
    async roundTrips({ origin, destination, from, to, nights }, signal) {
      const { days, currency } = await datesOf(
        {
          origin,
          destination,
          departureDate: `${from},${to}`,
          oneWay: 'false',
          duration: nights.join(','),
          viewBy: 'DURATION',
        },
        signal,
      );
      const money = createQuoteMoney(exchange);
      const read = days.flatMap((day) => dateSchema.safeParse(day).data ?? []);
      return read.flatMap(({ departureDate, returnDate, price }) =>
        returnDate === undefined
          ? []
          : {
              date: departureDate,
              returnDate,
              price: Math.round(money.pesosOf(price.total, currency)),
            },
      );
    },
    async places(keyword, subTypes, signal) {
      const text = fold(keyword);
      if (text === '') return [];
      const places = await client.places(
        {
          subType: subTypes.join(','),
          keyword: text,
          'page[limit]': MAX_PLACES,
          sort: 'analytics.travelers.score',
          view: 'FULL',
        },
        signal,
      );
      return places.flatMap((place) => placeSchema.safeParse(place).data ?? []);
    },
  };
};
