import { CURRENCY } from '@tiquete/contracts';
import type { FlightPerson, FlightQuery } from '../../products/flights/ports';

const MAX_OFFERS = 250;

const toTraveler = ({ id, travelerType, associatedAdultId }: FlightPerson) => ({
  id,
  travelerType,
  ...(associatedAdultId && { associatedAdultId }),
});

/** Body of `POST /v2/shopping/flight-offers`. */
export function toSearchRequest({ segments, travelers, cabin, corporateCodes }: FlightQuery) {
  const originDestinations = segments.map(
    ({ originLocationCode, destinationLocationCode, date }, index) => ({
      id: String(index + 1),
      originLocationCode,
      destinationLocationCode,
      departureDateTimeRange: { date },
    }),
  );
  const cabinRestriction = cabin !== 'ALL' && {
    cabin,
    coverage: 'MOST_SEGMENTS',
    originDestinationIds: originDestinations.map(({ id }) => id),
  };
  return {
    currencyCode: CURRENCY,
    originDestinations,
    travelers: travelers.map(toTraveler),
    sources: ['GDS'],
    searchCriteria: {
      maxFlightOffers: MAX_OFFERS,
      additionalInformation: { chargeableCheckedBags: false, brandedFares: true },
      ...(corporateCodes.length > 0 && { pricingOptions: { corporateCodes } }),
      ...(cabinRestriction && { flightFilters: { cabinRestrictions: [cabinRestriction] } }),
    },
  };
}
