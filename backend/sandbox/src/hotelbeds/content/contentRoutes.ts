import type { FastifyPluginAsync } from 'fastify';
import type { Inventory } from '../../inventory/inventory';
import type { Hotel } from '../../inventory/types';
import { cities } from '../../geography/cities';
import { countryOf } from '../../geography/countries';
import type { City } from '../../geography/types';
import { auditData } from '../audit';
import { contentDetails, contentHotel } from './contentHotel';
import { contentQuery, page, withFields, type ContentQuery } from './contentQuery';
import { contentTypes } from './contentTypes';
import { invalidRequest } from '../errors';
import { content, type Language } from '../language';

function destination(city: City, language: Language) {
  const { code, isoCode } = countryOf(city.country);
  return {
    code: city.code,
    name: content(city.name, language),
    countryCode: code,
    isoCode,
    zones: city.zones.map((zone) => ({
      zoneCode: zone.code,
      name: zone.name,
      description: content(zone.name, language),
    })),
    groupZones: [],
  };
}
const numbers = (codes: string[]) =>
  codes.map((code) => {
    if (!/^\d+$/.test(code)) throw invalidRequest('codes', `For input string: "${code}"`);
    return Number(code);
  });

function hotelsOf(stock: Inventory, query: ContentQuery): readonly Hotel[] {
  const within = query.destinationCode ? stock.inCity(query.destinationCode) : stock.hotels;
  const codes = new Set(numbers(query.codes));
  return within.filter(
    (hotel) =>
      (codes.size === 0 || codes.has(hotel.code)) &&
      (query.countryCodes.length === 0 || query.countryCodes.includes(hotel.country.code)),
  );
}
/** Routes of the Hotelbeds Content API 1.0: the lists and details that a storefront reads. */
export const hbContentRoutes =
  (stock: Inventory): FastifyPluginAsync =>
  async (app) => {
    /** A page of a list in the vendor's format: counters, audit data, and the rows under their own name. */
    function list<T>(
      url: string,
      property: string,
      find: (query: ContentQuery) => readonly T[],
      show: (row: T, query: ContentQuery) => Record<string, unknown>,
    ): void {
      app.get(url, async (request) => {
        const started = performance.now();
        const query = contentQuery(request.query);
        const { rows, ...counters } = page(find(query), query);
        const shown = rows.map((row) => withFields(show(row, query), query.fields));
        return { ...counters, auditData: auditData(started), [property]: shown };
      });
    }
    list(
      '/hotels',
      'hotels',
      (query) => hotelsOf(stock, query),
      (hotel, { language }) => contentHotel(hotel, language),
    );
    list(
      '/locations/destinations',
      'destinations',
      ({ codes, countryCodes }) =>
        cities.filter(
          (city) =>
            (codes.length === 0 || codes.includes(city.code)) &&
            (countryCodes.length === 0 || countryCodes.includes(city.country)),
        ),
      (city, { language }) => destination(city, language),
    );
    for (const [path, { property, rows }] of Object.entries(contentTypes)) {
      list(
        `/types/${path}`,
        property,
        ({ codes, language }) =>
          rows(language).filter(({ code }) => codes.length === 0 || codes.includes(String(code))),
        (row) => row,
      );
    }

    app.get<{ Params: { codes: string } }>('/hotels/:codes/details', async (request) => {
      const started = performance.now();
      const { language } = contentQuery(request.query);
      const found = numbers(request.params.codes.split(',')).flatMap(
        (code) => stock.find(code) ?? [],
      );
      const hotels = found.map((hotel) => contentDetails(hotel, language));
      const counters = {
        from: hotels.length > 0 ? 1 : 0,
        to: hotels.length,
        total: hotels.length,
        auditData: auditData(started),
      };
      return hotels.length === 1 ? { ...counters, hotel: hotels[0] } : { ...counters, hotels };
    });
  };
