import type { FlightSupplier } from '../../products/flights/ports';
import { toFeatures } from '../air/toFeatures';
import { createNdcClient, type NdcAccess } from './client';
import { readKey } from './key';
import { toDictionaries } from './mapping';
import { readCheapest } from './readOffers';
import { toOfferRequest } from './request';
import { createSale } from './sale/createSale';
import { readOffer } from './sale/readPrice';
import { featuresOf } from './terms';

export interface NdcOptions extends NdcAccess {
  clock: () => Date;
  /** Called for every offer left out because it could not be read; for metrics. */
  onDropped?: (reason: string) => void;
}

/** An aggregator of airlines' own offers, as Duffel speaks; what we follow and where we differ is in the README beside. */
export function createNdc(
  options: NdcOptions,
): FlightSupplier & Required<Pick<FlightSupplier, 'list'>> {
  const { clock, onDropped = () => undefined } = options;
  const client = createNdcClient(options);
  return {
    code: 'NDC',
    async search(query, signal) {
      const answer = await client.search(toOfferRequest(query), signal);
      const sold = readCheapest(answer, { ...query, onDropped });
      return {
        offers: sold.map(({ offer }) => offer),
        dictionaries: toDictionaries(sold.map(({ wire }) => wire)),
      };
    },
    async upsell(offer, travelers, signal) {
      const key = readKey(offer.key);
      const brands = await Promise.all(
        key.brands.map((id) => readOffer({ client }, id, key, travelers, false, signal)),
      );
      const sold = brands
        .flatMap((brand) => brand ?? [])
        .sort((a, b) => a.offer.totalPrice - b.offer.totalPrice);
      return {
        offers: sold.map((one) => one.offer),
        features: sold.map((one) => toFeatures(one.offer, featuresOf(one.wire))),
        dictionaries: toDictionaries(sold.map(({ wire }) => wire)),
      };
    },
    ...createSale({ client, clock, onDropped }),
    close: () => client.close(),
  };
}
