import type { Cache } from '../../lib/cache/createCache';
import { SupplierError } from '../../lib/http/supplierError';
import type { HotelQuery, HotelSupplier, SupplierHotel } from '../../products/hotels/ports';
import type { HotelCatalogue } from '../../modules/places/ports';
import type { ExchangeRates } from '../../modules/exchange/ports';
import { unlessNotServed } from '../notServed';
import { createQuoteMoney, NO_RATES } from '../quoteMoney';
import { createDoHotelsClient, type DoHotelsAccess } from './client';
import { createContentStore, type DoContent } from './contentStore';
import { hidOf, hotelCodeOf } from './hotelCode';
import { toSupplierHotel } from './mapping';
import { CODE, isNotServed } from './refusal';
import { toStay } from './request';
import { createReviewStore } from './reviews/reviewStore';
import { createSale } from './sale/createSale';
import { whileWaiting } from '../../lib/async/whileWaiting';

const MAX_HIDS_PER_CALL = 300;

export interface DoHotelsOptions extends DoHotelsAccess {
  cache: Cache;
  clock: () => Date;
  /** Whom the supplier may ask about an order: ours, never the traveller's. */
  contact: { email: string; phone: string };
  /** Milliseconds between two questions for an order's status, and for all of them together. */
  pollMs?: number;
  followMs?: number;
  /** Without it only pesos are sold. */
  exchange?: ExchangeRates;
  /** Called for every hotel left out because it could not be read; for metrics. */
  onDropped?: (reason: string) => void;
}

/** The second supplier of hotels; what we follow and where we differ is in the README beside. */
export function createDoHotels(
  options: DoHotelsOptions,
): HotelSupplier & HotelCatalogue & { close(): Promise<void> } {
  const { clock, cache, exchange = NO_RATES, onDropped = () => undefined } = options;
  const client = createDoHotelsClient(options);
  const store = createContentStore(client, cache, () => clock().getTime());
  const reviews = createReviewStore(client, store, cache, clock);

  const askRegions = (query: HotelQuery, { regions }: DoContent, signal: AbortSignal) => {
    const known = query.destination_code.flatMap((code) => regions.get(code.toUpperCase()) ?? []);
    return known.map(({ id }) => client.region({ ...toStay(query), region_id: id }, signal));
  };
  const askHotels = (query: HotelQuery, signal: AbortSignal) => {
    const hids = query.Hotel_codes.flatMap((code) => hidOf(code) ?? []);
    const batches = Array.from({ length: Math.ceil(hids.length / MAX_HIDS_PER_CALL) }, (_, index) =>
      hids.slice(index * MAX_HIDS_PER_CALL, (index + 1) * MAX_HIDS_PER_CALL),
    );
    return batches.map((batch) => client.hotels({ ...toStay(query), hids: batch }, signal));
  };
  const toHotels = (
    rows: readonly unknown[],
    { byHid }: DoContent,
    onUnsold: (currency: string) => void = () => undefined,
  ): SupplierHotel[] => {
    const now = clock();
    const money = createQuoteMoney(exchange);
    const mapped = rows.map((row) =>
      toSupplierHotel(row, (hid) => byHid.get(hid), reviews.scoreOf, now, money),
    );
    const dropped = mapped.filter((one) => one.state === 'malformed');
    for (const { reason } of dropped) onDropped(reason);
    for (const one of mapped) {
      if (one.state !== 'unsold') continue;
      onDropped('currency');
      onUnsold(one.currency);
    }
    if (rows.length > 0 && dropped.length === rows.length)
      throw new SupplierError(CODE, 'malformed', new Error(dropped[0]?.reason));
    return mapped.flatMap((one) => (one.state === 'sold' ? [one.hotel] : []));
  };
  return {
    code: CODE,
    async search(query, signal, onUnsold) {
      const content = await whileWaiting(store.all(), signal);
      reviews.prepare();
      const asking =
        query.Hotel_codes.length > 0
          ? askHotels(query, signal)
          : askRegions(query, content, signal);
      const rows = await Promise.all(asking.map((one) => unlessNotServed(one, isNotServed, [])));
      return toHotels(rows.flat(), content, onUnsold);
    },
    ...createSale({
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
