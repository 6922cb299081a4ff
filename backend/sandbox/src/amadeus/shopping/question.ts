import type { FlightInventory, Cabin, Offer, OfferQuestion } from '../../flights';
import { refused } from '../errors';
import { CURRENCY } from '../money';
import { officeDay } from '../office';
import { MAX_OFFERS, type SearchRequest } from './searchSchema';
import { worldTypeOf } from '../offer/selection';

const MAX_SEATED = 9;
const MAX_DAYS_AHEAD = 361;
const DAY_MS = 86_400_000;
const HOUR_MINUTES = 60;
const LAST_MINUTE = 1439;

function checkPlaces(inventory: FlightInventory, { originDestinations }: SearchRequest): void {
  originDestinations.forEach(({ originLocationCode: from, destinationLocationCode: to }, index) => {
    const pointer = `/originDestinations[${index}]`;
    if (inventory.airportsOf(from).length === 0)
      throw refused(4926, `Unknown location ${from}`, `${pointer}/originLocationCode`);
    if (inventory.airportsOf(to).length === 0)
      throw refused(4926, `Unknown location ${to}`, `${pointer}/destinationLocationCode`);
    if (from === to)
      throw refused(
        2668,
        'Origin and destination must differ',
        `${pointer}/destinationLocationCode`,
      );
  });
}
function checkDates({ originDestinations }: SearchRequest, now: Date): void {
  // First day that may be searched. In western time zones it may still be yesterday.
  const first = new Date(now.getTime() - DAY_MS / 2).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const last = officeDay(now.getTime() + MAX_DAYS_AHEAD * DAY_MS);
  let before = first;
  originDestinations.forEach(({ departureDateTimeRange: { date } }, index) => {
    const pointer = `/originDestinations[${index}]/departureDateTimeRange/date`;
    if (date < first) throw refused(425, 'Date/Time is in the past', pointer);
    if (date > last)
      throw refused(425, `Date/Time is more than ${MAX_DAYS_AHEAD} days ahead`, pointer);
    if (date < before) throw refused(2668, 'Dates must be in chronological order', pointer);
    before = date;
  });
}
function checkTravelers({ travelers }: SearchRequest): void {
  if (new Set(travelers.map(({ id }) => id)).size !== travelers.length)
    throw refused(4926, 'Traveler ids must be unique', '/travelers');
  if (travelers.filter(({ travelerType }) => travelerType !== 'HELD_INFANT').length > MAX_SEATED)
    throw refused(10661, `At most ${MAX_SEATED} seated travelers`, '/travelers');
  const adults = new Set(
    travelers
      .filter(({ travelerType }) => worldTypeOf(travelerType) === 'ADULT')
      .map(({ id }) => id),
  );
  if (adults.size === 0) throw refused(2668, 'At least one adult', '/travelers');
  travelers.forEach(({ travelerType, associatedAdultId }, index) => {
    const hasLap = travelerType !== 'HELD_INFANT' || adults.delete(associatedAdultId ?? '');
    if (!hasLap)
      throw refused(
        4926,
        'An infant without seat needs an adult of its own',
        `/travelers[${index}]/associatedAdultId`,
      );
  });
}
/** The cabin of all itineraries. @throws AmadeusError 2668 when they differ, which this sandbox does not support */
function cabinOf({ originDestinations, searchCriteria }: SearchRequest): Cabin | undefined {
  const restrictions = searchCriteria?.flightFilters?.cabinRestrictions;
  if (!restrictions) return undefined;
  const cabins = originDestinations.map(
    ({ id }) =>
      restrictions.find(({ originDestinationIds }) => originDestinationIds.includes(id))?.cabin,
  );
  if (cabins.some((cabin) => cabin !== cabins[0]))
    throw refused(
      2668,
      'One cabin for all itineraries',
      '/searchCriteria/flightFilters/cabinRestrictions',
    );
  return cabins[0];
}
const clock = (minutes: number) =>
  [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
function hoursOf({
  time,
  timeWindow,
}: SearchRequest['originDestinations'][number]['departureDateTimeRange']): {
  departsFrom?: string;
  departsUntil?: string;
} {
  if (!time) return {};
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const [middle, window] = [
    hour * HOUR_MINUTES + minute,
    parseInt(timeWindow ?? '0', 10) * HOUR_MINUTES,
  ];
  return {
    departsFrom: clock(Math.max(0, middle - window)),
    departsUntil: clock(Math.min(LAST_MINUTE, middle + window)),
  };
}

/** Converts a search to a query of the inventory. @throws AmadeusError 425, 2668, 4926, 10661 for unsupported searches */
export function gdsQuestionOf(
  inventory: FlightInventory,
  request: SearchRequest,
  now: Date,
): OfferQuestion {
  const { searchCriteria, currencyCode = CURRENCY, originDestinations, travelers } = request;
  if (currencyCode !== CURRENCY) throw refused(4926, `Prices are in ${CURRENCY}`, '/currencyCode');
  checkPlaces(inventory, request);
  checkDates(request, now);
  checkTravelers(request);
  const { carrierRestrictions: carriers, connectionRestriction } =
    searchCriteria?.flightFilters ?? {};
  if (carriers?.includedCarrierCodes && carriers.excludedCarrierCodes)
    throw refused(
      2668,
      'Either included or excluded carriers',
      '/searchCriteria/flightFilters/carrierRestrictions',
    );
  return {
    channel: 'GDS',
    travelers: travelers.map(({ travelerType }) => worldTypeOf(travelerType)),
    bounds: originDestinations.map(
      ({
        originLocationCode: origin,
        destinationLocationCode: destination,
        departureDateTimeRange: range,
      }) => ({ origin, destination, date: range.date, ...hoursOf(range) }),
    ),
    cabin: cabinOf(request),
    includedAirlines: carriers?.includedCarrierCodes,
    excludedAirlines: carriers?.excludedCarrierCodes,
    maxStops: connectionRestriction?.maxNumberOfConnections,
    maxPrice: searchCriteria?.maxPrice && searchCriteria.maxPrice * travelers.length,
    corporateCode: searchCriteria?.pricingOptions?.corporateCodes?.[0],
    limit: MAX_OFFERS,
  };
}

/**
 * True when an offer meets the criteria that the inventory does not support: price per traveller, connecting airports,
 * changes of airport, kinds of fare.
 */
export function meetsCriteria(
  { originDestinations, searchCriteria }: SearchRequest,
  { bounds, travelers }: Offer,
): boolean {
  const { maxPrice = Infinity, flightFilters, pricingOptions: wanted } = searchCriteria ?? {};
  if (travelers.some(({ total }) => total > maxPrice)) return false;
  return bounds.every(({ journey, tariff }, index) => {
    const { includedConnectionPoints: via, excludedConnectionPoints: notVia } =
      originDestinations[index] ?? {};
    const points = journey.connections.flatMap(({ arriveAt, leaveFrom }) => [arriveAt, leaveFrom]);
    if (
      via?.some((point) => !points.includes(point)) ||
      notVia?.some((point) => points.includes(point))
    )
      return false;
    if (
      flightFilters?.connectionRestriction?.airportChangeAllowed === false &&
      journey.connections.some(({ isAirportChange }) => isAirportChange)
    )
      return false;
    if (wanted?.includedCheckedBagsOnly && tariff.bags.checked.pieces === 0) return false;
    if (wanted?.refundableFare && !tariff.refund.isAllowed) return false;
    return !(
      wanted?.noPenaltyFare &&
      !(
        tariff.refund.isAllowed &&
        tariff.refund.fee === 0 &&
        tariff.change.isAllowed &&
        tariff.change.fee === 0
      )
    );
  });
}
