import type { Flight } from '../../airworld';
import type { WireFareDetails } from './offerSchema';
import { travelersOf, type Priced } from './selection';
import type { Services } from './services';
import type { Paper } from './wireOffer';

const keyOf = ({ id, carrier, number }: Flight) => `${id}|${carrier}${number}`;

/** Writes an offer again under the numbers that came with it. `services` undefined leaves out what was chosen. */
export function paperOf({ wire, offer }: Priced, services?: Services): Paper {
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
