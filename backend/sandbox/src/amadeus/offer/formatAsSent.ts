import type { Flight } from '../../flights';
import type { WireFareDetails } from './offerSchema';
import { travelersOf, type Priced } from './selection';
import type { Services } from './services';
import type { OfferFormat } from './wireOffer';

const keyOf = ({ id, carrier, number }: Flight) => `${id}|${carrier}${number}`;

/**
 * Format of an offer that a client sent back, with the client's own numbers. Without `services` the chosen ones are omitted.
 */
export function formatAsSent({ wire, offer }: Priced, services?: Services): OfferFormat {
  const ids = new Map(
    wire.itineraries.flatMap(({ segments }, bound) =>
      segments.flatMap(({ id }, index): [string, string][] => {
        const flight = offer.bounds[bound]?.journey.flights[index];
        return flight ? [[keyOf(flight), id]] : [];
      }),
    ),
  );
  const chosen = (traveler: number, segmentId: string): WireFareDetails['additionalServices'] =>
    wire.travelerPricings[traveler]?.fareDetailsBySegment.find(
      (details) => details.segmentId === segmentId,
    )?.additionalServices;
  return {
    id: wire.id,
    travelers: travelersOf(wire),
    segmentId: (flight) => ids.get(keyOf(flight)) ?? '',
    isDetailed: true,
    hasAmenities: true,
    isUpsell: wire.isUpsellOffer,
    ...(services && { services, chosen }),
  };
}
