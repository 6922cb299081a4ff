import type { FlightSupplier } from '../../products/flights/ports';
import { toFeatures } from '../air/toFeatures';
import { type AmadeusAccess, createAmadeusClient } from './client';
import { readOffers } from './readOffers';
import { createReference } from './reference';
import { issueOf, NO_UPSELL } from './refusal';
import { toSearchRequest } from './request';
import { createSale } from './sale/createSale';
import { featuresOf } from './terms';

export interface AmadeusOptions extends AmadeusAccess {
  /** Called for every offer left out because it could not be read; for metrics. */
  onDropped?: (reason: string) => void;
}

/** Amadeus Self-Service; what we follow and where we differ is in the README beside. */
export function createAmadeus(
  options: AmadeusOptions,
): FlightSupplier & Required<Pick<FlightSupplier, 'calendar' | 'places'>> {
  const { clock, onDropped = () => undefined } = options;
  const client = createAmadeusClient(options);
  return {
    code: 'GDS',
    async search(query, signal) {
      const { offers, dictionaries } = readOffers(
        await client.search(toSearchRequest(query), signal),
        clock(),
        onDropped,
      );
      return { offers, dictionaries };
    },
    async upsell(offer, _travelers, signal) {
      const asking = client
        .upsell({ data: { type: 'flight-offers-upselling', flightOffers: [offer.key] } }, signal)
        .catch((error: unknown) => {
          if (issueOf(error)?.code === NO_UPSELL) return undefined;
          throw error;
        });
      const answer = await asking;
      if (!answer)
        return {
          offers: [offer],
          features: [toFeatures(offer, {})],
          dictionaries: { locations: {}, aircraft: {}, carriers: {} },
        };
      const { sold, offers, dictionaries } = readOffers(answer, clock(), onDropped);
      return {
        offers,
        dictionaries,
        features: sold.map((one) => toFeatures(one.offer, featuresOf(one.wire))),
      };
    },
    ...createSale({ client, clock, onDropped }),
    ...createReference(client),
    close: () => client.close(),
  };
}
