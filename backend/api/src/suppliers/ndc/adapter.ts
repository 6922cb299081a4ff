import { rawJson } from '../../lib/http-client/rawBody';
import type { FlightQuery, FlightSupplier } from '../../products/flights/ports';
import type { ExchangeRates } from '../../money/ports';
import { toFeatures } from '../air/terms';
import { unlessNotServed } from '../notServed';
import { createQuoteMoney, NO_RATES } from '../quoteMoney';
import { createNdcClient, type NdcAccess } from './client';
import { readKey } from './key';
import { ndcDictionariesOf } from './mapping';
import { readNdcSearch } from './readOffers';
import { isNotServedByNdc } from './refusal';
import { toOfferRequest, type TrackingReferences } from './request';
import { createNdcSale } from './sale/sale';
import { readNdcOffer } from './sale/readPrice';
import { ndcFeaturesOf } from './terms';

export interface NdcOptions extends NdcAccess {
  clock: () => Date;
  /** Exchange rates. Without them only offers in pesos are sold. */
  exchange?: ExchangeRates;
  /** Called for every offer left out because it could not be read; for metrics. */
  onDropped?: (reason: string) => void;
  /** Agency references sent with requests for private fares. */
  trackingReferences?: TrackingReferences;
}

const NO_OFFERS = rawJson({ data: { passengers: [], offers: [] } });

/**
 * Adapter for an aggregator of airlines' own offers that speaks the Duffel API. The README in this folder lists the vendor's
 * pages that it follows, and its deviations.
 */
export function createNdc(
  options: NdcOptions,
): FlightSupplier & Required<Pick<FlightSupplier, 'searchRaw' | 'list'>> {
  const { clock, exchange = NO_RATES, onDropped = () => undefined, trackingReferences } = options;
  const client = createNdcClient(options);
  const searchRaw = (query: FlightQuery, signal: AbortSignal) =>
    unlessNotServed(
      client.searchRaw(toOfferRequest(query, trackingReferences), signal),
      isNotServedByNdc,
      NO_OFFERS,
    );
  return {
    code: 'NDC',
    searchRaw,
    async search(query, signal, onUnsold) {
      return readNdcSearch(await searchRaw(query, signal), {
        query,
        now: clock(),
        money: createQuoteMoney(exchange),
        onDropped,
        onUnsold,
      });
    },
    async upsell(offer, travelers, signal) {
      const key = readKey(offer.key);
      const brands = await Promise.all(
        key.brands.map((id) =>
          readNdcOffer({ client, exchange }, id, key, travelers, false, signal),
        ),
      );
      const sold = brands
        .flatMap((brand) => brand ?? [])
        .sort((a, b) => a.offer.totalPrice - b.offer.totalPrice);
      return {
        offers: sold.map((one) => one.offer),
        features: sold.map((one) => toFeatures(one.offer, ndcFeaturesOf(one.wire))),
        dictionaries: ndcDictionariesOf(sold.map(({ wire }) => wire)),
      };
    },
    ...createNdcSale({ client, clock, exchange, onDropped, trackingReferences }),
    close: () => client.close(),
  };
}
