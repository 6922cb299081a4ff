import type {
  Flight,
  FlightFare,
  Offer,
  OfferBound,
  TravelerPrice,
  TravelerType,
} from '../../flights';
import { amenitiesOf } from './amenities';
import { fareRulesOf, ruleOf, statutory } from './fareRules';
import { CURRENCY, gdsMoney } from '../money';
import type { WireFareDetails, WireOffer, WirePrice, WireSegment } from './offerSchema';
import type { WireTraveler } from './selection';
import { servicesTotal, wireServices, type Services } from './services';

/** Options for writing an offer in the vendor's format. */
export interface OfferFormat {
  id: string;
  travelers: readonly WireTraveler[];
  /** Segment id of a flight, which the vendor numbers separately in each answer. */
  segmentId(flight: Flight): string;
  /** True to include lines of taxes and fare rules, which a search omits. */
  isDetailed: boolean;
  hasAmenities: boolean;
  isUpsell?: boolean;
  /** Price in pesos of a first extra bag for all travellers, displayed in a search. The total excludes it. */
  bagPrice?: number;
  services?: Services;
  /** Fare details that a traveller chose on a segment, as the client sent them. */
  chosen?(traveler: number, segmentId: string): WireFareDetails['additionalServices'];
}
const durationText = (minutes: number): string =>
  `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 > 0 || minutes === 0 ? `${minutes % 60}M` : ''}`;

const wireSegment = (flight: Flight, fare: FlightFare | undefined, id: string): WireSegment => ({
  departure: {
    iataCode: flight.origin,
    ...(flight.departureTerminal && { terminal: flight.departureTerminal }),
    at: flight.departure,
  },
  arrival: {
    iataCode: flight.destination,
    ...(flight.arrivalTerminal && { terminal: flight.arrivalTerminal }),
    at: flight.arrival,
  },
  carrierCode: flight.carrier,
  number: flight.number,
  aircraft: { code: flight.aircraft },
  operating: { carrierCode: flight.operating },
  duration: durationText(flight.minutes),
  id,
  numberOfStops: 0,
  blacklistedInEU: false,
  ...(fare && {
    co2Emissions: [{ weight: Math.round(fare.co2Kg), weightUnit: 'KG', cabin: fare.cabin }],
  }),
});
const SUFFIXES: Record<TravelerType, string> = {
  ADULT: '',
  CHILD: 'CH',
  SEATED_INFANT: 'IS',
  HELD_INFANT: 'IN',
};
const bags = ({ pieces, kg }: { pieces: number; kg: number }) =>
  pieces === 0 ? { quantity: 0 } : { quantity: pieces, weight: kg, weightUnit: 'KG' };
const NO_BAGS = { quantity: 0 };

function fareDetails(
  { tariff, fares, journey }: OfferBound,
  { type }: TravelerPrice,
  traveler: number,
  format: OfferFormat,
): WireFareDetails[] {
  const isHeld = type === 'HELD_INFANT';
  return journey.flights.map((flight, index) => {
    const fare = fares[index];
    const segmentId = format.segmentId(flight);
    const additionalServices = format.chosen?.(traveler, segmentId);
    return {
      segmentId,
      cabin: fare?.cabin ?? tariff.cabin,
      fareBasis: `${fare?.fareBasis}${SUFFIXES[type]}`,
      brandedFare: tariff.code,
      brandedFareLabel: tariff.name.toUpperCase(),
      class: fare?.bookingClass,
      includedCheckedBags: isHeld ? NO_BAGS : bags(tariff.bags.checked),
      includedCabinBags: isHeld ? NO_BAGS : bags(tariff.bags.cabin),
      ...(additionalServices && { additionalServices }),
      ...(format.hasAmenities && { amenities: amenitiesOf(tariff) }),
    };
  });
}
const travelerPrice = (traveler: TravelerPrice, isDetailed: boolean): WirePrice => ({
  currency: CURRENCY,
  total: gdsMoney(traveler.total),
  base: gdsMoney(traveler.base),
  ...(isDetailed && {
    taxes: traveler.taxes.map(({ code, amount }) => ({ amount: gdsMoney(amount), code })),
    refundableTaxes: gdsMoney(statutory(traveler)),
  }),
});
const NO_FEES = (['SUPPLIER', 'TICKETING'] as const).map((type) => ({ amount: gdsMoney(0), type }));

function wirePrice(
  { total, base }: Offer,
  { services, bagPrice }: OfferFormat,
): WireOffer['price'] {
  const chosen = services ? wireServices(services) : [];
  const additionalServices =
    bagPrice === undefined
      ? chosen
      : [{ amount: gdsMoney(bagPrice), type: 'CHECKED_BAGS' as const }];
  return {
    currency: CURRENCY,
    total: gdsMoney(total),
    base: gdsMoney(base),
    fees: NO_FEES,
    grandTotal: gdsMoney(total + (services ? servicesTotal(services) : 0)),
    ...(services && { billingCurrency: CURRENCY }),
    ...(additionalServices.length > 0 && { additionalServices }),
  };
}
/** An offer in the vendor's format. */
export function wireGdsOffer(offer: Offer, format: OfferFormat): WireOffer {
  const { selection, bounds, travelers } = offer;
  const [change, refund] = [ruleOf(offer, 'change'), ruleOf(offer, 'refund')];
  const isFree = change.isAllowed && refund.isAllowed && change.fee + refund.fee === 0;
  return {
    type: 'flight-offer',
    id: format.id,
    source: 'GDS',
    instantTicketingRequired: offer.isInstantTicketing,
    nonHomogeneous: false,
    oneWay: false,
    isUpsellOffer: format.isUpsell ?? false,
    paymentCardRequired: false,
    lastTicketingDate: offer.lastTicketingDate,
    lastTicketingDateTime: `${offer.lastTicketingDate}T23:59:00`,
    numberOfBookableSeats: offer.seatsLeft,
    itineraries: bounds.map(({ journey, fares }) => ({
      duration: durationText(journey.minutes),
      segments: journey.flights.map((flight, index) =>
        wireSegment(flight, fares[index], format.segmentId(flight)),
      ),
    })),
    price: wirePrice(offer, format),
    pricingOptions: {
      fareType: [selection.corporateCode ? 'CORPORATE' : 'PUBLISHED'],
      ...(selection.corporateCode && { corporateCodes: [selection.corporateCode] }),
      includedCheckedBagsOnly: bounds.every(({ tariff }) => tariff.bags.checked.pieces > 0),
      refundableFare: refund.isAllowed,
      noRestrictionFare: isFree,
      noPenaltyFare: isFree,
    },
    validatingAirlineCodes: [offer.validatingAirline],
    travelerPricings: travelers.map((traveler, index) => {
      const {
        id = String(index + 1),
        travelerType = traveler.type,
        associatedAdultId,
      } = format.travelers[index] ?? {};
      return {
        travelerId: id,
        fareOption: 'STANDARD',
        travelerType,
        ...(associatedAdultId && { associatedAdultId }),
        price: travelerPrice(traveler, format.isDetailed),
        fareDetailsBySegment: bounds.flatMap((bound) =>
          fareDetails(bound, traveler, index, format),
        ),
      };
    }),
    ...(format.isDetailed && { fareRules: fareRulesOf(offer) }),
  };
}
