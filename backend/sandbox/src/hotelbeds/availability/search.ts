import { dayNumber } from '../../calendar/day';
import { distanceKm } from '../../geo';
import type { Inventory } from '../../inventory/inventory';
import type { Hotel } from '../../inventory/types';
import type { Party, Stay } from '../../pricing/types';
import { invalidData } from '../errors';
import type { AvailabilityRequest, OccupancyRequest } from './requestSchema';

const MAX_NIGHTS = 30;
const MAX_DAYS_AHEAD = 500;
const KM_PER_MILE = 1.609;
const HALF_DAY_MS = 43_200_000;
const DAY_MS = 86_400_000;

/**
 * Parses a stay. @throws VendorError INVALID_DATA for one in the past, with days in the wrong order, too long or too far
 * ahead
 */
export function stayOf({ stay }: AvailabilityRequest, now: Date): Stay {
  const checkIn = dayNumber(stay.checkIn);
  const checkOut = dayNumber(stay.checkOut);
  // First day that may be searched. In western time zones it may still be yesterday.
  const earliest = Math.floor((now.getTime() - HALF_DAY_MS) / DAY_MS);
  if (checkIn < earliest)
    throw invalidData('Error at property stay: Check-in must be in the future.');
  if (checkOut <= checkIn)
    throw invalidData('Error at property stay: Check-out must be after check-in.');
  if (checkOut - checkIn > MAX_NIGHTS)
    throw invalidData(`Error at property stay: The stay cannot exceed ${MAX_NIGHTS} nights.`);
  if (checkIn - earliest > MAX_DAYS_AHEAD)
    throw invalidData('Error at property stay: Check-in is too far in the future.');
  return { checkIn, checkOut };
}

function partyOf({ rooms, adults, children, paxes = [] }: OccupancyRequest): Party {
  const ages = paxes.filter(({ type }) => type === 'CH').map(({ age }) => age);
  const known = ages.filter((age) => age !== undefined);
  if (known.length < children)
    throw invalidData('Error at property occupancies: The age of children is mandatory.');
  if (known.length > children || known.some((age) => age > 17))
    throw invalidData('Error at property occupancies: The distribution of paxes is not correct.');
  return { rooms, adults, ages: known.sort((a, b) => a - b) };
}

/**
 * Guests by room. Equal occupancies become one with more rooms. @throws VendorError INVALID_DATA unless every child has an
 * age
 */
export function partiesOf({ occupancies }: AvailabilityRequest): Party[] {
  const merged = new Map<string, Party>();
  for (const party of occupancies.map(partyOf)) {
    const key = `${party.adults}~${party.ages.join('~')}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, rooms: known.rooms + party.rooms } : party);
  }
  return [...merged.values()];
}

function around(
  hotels: readonly Hotel[],
  place: NonNullable<AvailabilityRequest['geolocation']>,
): readonly Hotel[] {
  const {
    latitude,
    longitude,
    radius,
    unit,
    secondaryLatitude: south,
    secondaryLongitude: east,
  } = place;
  if (south !== undefined && east !== undefined) {
    return hotels.filter(
      (hotel) =>
        hotel.latitude <= latitude &&
        hotel.latitude >= south &&
        hotel.longitude >= longitude &&
        hotel.longitude <= east,
    );
  }
  if (radius === undefined || radius <= 0 || radius > 200)
    throw invalidData('Error at property geolocation: The radius must be between 0 and 200.');
  const km = unit === 'mi' ? radius * KM_PER_MILE : radius;
  return hotels.filter((hotel) => distanceKm(hotel, { latitude, longitude }) <= km);
}

/**
 * Hotels of the requested place. @throws VendorError INVALID_DATA unless exactly one of destination, hotels and geolocation
 * is given
 */
function placed(
  stock: Inventory,
  { destination, hotels, geolocation }: AvailabilityRequest,
): readonly Hotel[] {
  if ([destination, hotels, geolocation].filter(Boolean).length !== 1) {
    throw invalidData(
      'Only one of the following filters must be informed: destination, hotels, geolocation.',
    );
  }
  if (destination) {
    const { code, zone } = destination;
    return stock.inCity(code).filter((hotel) => zone === undefined || hotel.zone.code === zone);
  }
  if (hotels) return [...new Set(hotels.hotel)].flatMap((code) => stock.find(code) ?? []);
  return geolocation ? around(stock.hotels, geolocation) : [];
}

/** Hotels that match the request before prices are computed: place, category, kind of lodging and reviews. */
export function hotelsFor(stock: Inventory, request: AvailabilityRequest): Hotel[] {
  const { filter = {}, accommodations = [], review = [] } = request;
  return placed(stock, request).filter(
    ({ category, accommodation, review: seen }) =>
      category.simpleCode >= (filter.minCategory ?? 1) &&
      category.simpleCode <= (filter.maxCategory ?? 5) &&
      (accommodations.length === 0 || accommodations.includes(accommodation)) &&
      review.every(
        (criterion) =>
          seen !== null &&
          seen.rate >= (criterion.minRate ?? 0) &&
          seen.rate <= (criterion.maxRate ?? 5) &&
          seen.count >= (criterion.minReviewCount ?? 0),
      ),
  );
}
