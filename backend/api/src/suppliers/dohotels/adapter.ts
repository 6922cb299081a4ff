import type { Geo } from '@tiquete/contracts';
import { type RawBody, rawJson } from '../../lib/http-client/rawBody';
import { SupplierError } from '../../lib/http-client/supplierError';
import type { HotelQuery, HotelSupplier } from '../../products/hotels/ports';
import type { HotelCatalogue } from '../../places/ports';
import { batchesOf, type HotelAdapterOptions, withDefaults } from '../hotelAdapter';
import { createRateLender } from '../lendRates';
import { unlessNotServed } from '../notServed';
import { countLeftOut, type ReadFoundHotels } from '../readHotels';
import { createDoHotelsClient, type DoHotelsAccess } from './client';
import { createDoContentStore, type DoContent } from './contentStore';
import { hidOf, hotelCodeOf } from './hotelCode';
import { fromDoHotel } from './mapping';
import { readFound } from './readFound';
import { DOHOTELS_CODE, DoRefusal, isNotServedByDo } from './refusal';
import { toStay } from './request';
import { createReviewStore } from './reviews/reviewStore';
import { createDoHotelsSale } from './sale/sale';
import { whileWaiting } from '../../lib/async/whileWaiting';

const MAX_HIDS_PER_CALL = 300;
const NO_HOTELS = rawJson({ status: 'ok', data: { hotels: [] } });
const served = (pending: Promise<RawBody>) => unlessNotServed(pending, isNotServedByDo, NO_HOTELS);

export interface DoHotelsOptions extends DoHotelsAccess, HotelAdapterOptions {
  /** Contact for an order: our own, because the traveller's is never sent. */
  contact: { email: string; phone: string };
  /** Milliseconds between two status requests for an order; `followMs` limits their total time. */
  pollMs?: number;
  followMs?: number;
}

/** Adapter for DoHotels. The README in this folder lists the pages followed and our deviations. */
export function createDoHotels(
  options: DoHotelsOptions,
): HotelSupplier & HotelCatalogue & { close(): Promise<void> } {
  const { clock, cache, exchange, threads, onDropped } = withDefaults(options);
  const lendRates = createRateLender(exchange);
  const client = createDoHotelsClient(options);
  const store = createDoContentStore(client, cache, () => clock().getTime());
  const reviews = createReviewStore(client, store, cache, clock);

  /** A received answer before parsing, with the coordinates of its hotels. */
  interface Received {
    body: RawBody;
    geos: Map<number, Geo>;
  }
  const searchRegions = (
    query: HotelQuery,
    { regions, geosByRegion }: DoContent,
    signal: AbortSignal,
  ): Promise<Received>[] => {
    const known = query.destination_code.flatMap((code) => regions.get(code.toUpperCase()) ?? []);
    return known.map(async ({ id }) => ({
      body: await served(client.region({ ...toStay(query), region_id: id }, signal)),
      geos: geosByRegion.get(id) ?? new Map(),
    }));
  };
  const searchHotels = (
    query: HotelQuery,
    { byHid }: DoContent,
    signal: AbortSignal,
  ): Promise<Received>[] => {
    const hids = query.Hotel_codes.flatMap((code) => hidOf(code) ?? []);
    return batchesOf(hids, MAX_HIDS_PER_CALL).map(async (batch) => ({
      body: await served(client.hotels({ ...toStay(query), hids: batch }, signal)),
      geos: new Map(
        batch.flatMap((hid): [number, Geo][] => {
          const content = byHid.get(hid);
          return content ? [[hid, content.geo]] : [];
        }),
      ),
    }));
  };
  const readOne = async (received: Received) => {
    const read = await lendRates((rates) =>
      threads.run(readFound, { ...received, now: clock().getTime(), rates }),
    );
    if (read.refused !== undefined) throw new DoRefusal(read.refused);
    if (read.problem !== undefined)
      throw new SupplierError(DOHOTELS_CODE, 'malformed', new Error(read.problem));
    return read;
  };
  const searchUnread = async (query: HotelQuery, signal: AbortSignal): Promise<ReadFoundHotels> => {
    const content = await whileWaiting(store.all(), signal);
    reviews.prepare();
    const received = await Promise.all(
      query.Hotel_codes.length > 0
        ? searchHotels(query, content, signal)
        : searchRegions(query, content, signal),
    );
    return async (onUnsold) => {
      const answers = await Promise.all(received.map(readOne));
      countLeftOut(DOHOTELS_CODE, answers, onDropped, onUnsold);
      return answers.flatMap(({ rows }) =>
        rows.flatMap((row) => {
          const known = content.byHid.get(row.hid);
          return known ? [fromDoHotel(row, known, reviews.scoreOf(row.hid))] : [];
        }),
      );
    };
  };
  return {
    code: DOHOTELS_CODE,
    searchUnread,
    search: async (query, signal, onUnsold) => (await searchUnread(query, signal))(onUnsold),
    ...createDoHotelsSale({
      client,
      store,
      cache,
      clock,
      exchange,
      contact: options.contact,
      pollMs: options.pollMs,
      followMs: options.followMs,
      onDropped,
    }),
    async destinations(signal) {
      const { regions } = await whileWaiting(store.all(), signal);
      return [...regions.values()].map(({ code, name, country_code }) => ({
        code,
        name,
        country_code,
      }));
    },
    async reviews(hotelCode, signal) {
      const hid = hidOf(hotelCode);
      return hid === undefined ? null : whileWaiting(reviews.of(hid), signal);
    },
    async hotels(signal) {
      const { byHid } = await whileWaiting(store.all(), signal);
      reviews.prepare();
      return [...byHid.values()].map(({ hid, name, region, star_number, geo, images }) => ({
        hotelCode: hotelCodeOf(hid),
        name,
        destination_code: region.code,
        city_name: region.name,
        star_number,
        geo,
        image: images[0] ?? '',
      }));
    },
    close: () => client.close(),
  };
}
