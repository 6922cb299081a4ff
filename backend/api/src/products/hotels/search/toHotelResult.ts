import {
  CURRENCY,
  type HotelSearchResponse,
  type HotelSummary,
  type HotelSupplierCode,
  hotelSummarySchema,
  type SupplierReport,
} from '@tiquete/contracts';
import { nightsBetween } from '@tiquete/domain';
import { metresBetween } from '../../../lib/deduplication/propertyLikeness';
import { type SearchPart, toWarnings, unsoldWarning } from '../../../lib/search/collectAnswers';
import { toHotelFacets } from './toHotelFacets';
import { cardKey, type HotelSource, mergeHotels } from './mergeHotels';
import { hotelWarningTitles } from '../messages';
import type { HotelQuery, SupplierHotel } from '../ports';

/** Answer of one supplier to a search: its hotels, or a report of the failure. */
export interface HotelSupplierAnswer {
  code: HotelSupplierCode;
  report: SupplierReport;
  hotels: SupplierHotel[];
  /** Currencies whose hotels are not sold now. */
  unsold: string[];
}
export interface ResultParts extends Omit<SearchPart<HotelSupplierAnswer>, 'isLast'> {
  query: HotelQuery;
  /** Keys of the cards that earlier partial results displayed. */
  shown: readonly string[];
  sessionCode: string;
  expires_at: string;
}
export interface Result {
  answer: HotelSearchResponse;
  /** Sellers of each card, by the key of the card. */
  sources: ReadonlyMap<string, HotelSource[]>;
}

/**
 * Hotels of all suppliers as one answer, with one card per property, cheapest first. A hotel that breaks the contract is
 * left out here, so that later steps need no check.
 */
export function toHotelResult({
  query,
  answers,
  reports,
  shown,
  sessionCode,
  expires_at,
}: ResultParts): Result {
  const nights = nightsBetween(query.checkin, query.checkout);
  const lists = answers.map((answer) =>
    unique(
      answer.hotels.map((hotel) => toHotelSummary(hotel, answer.code, nights)).flatMap(readable),
    ),
  );
  const merged = mergeHotels(lists, new Set(shown));
  const hotels = fillZones(merged.map(({ hotel }) => hotel)).sort(
    (a, b) =>
      a.min_rate - b.min_rate ||
      a.name.localeCompare(b.name, 'es') ||
      cardKey(a).localeCompare(cardKey(b)),
  );
  const warnings = [
    ...toWarnings(reports, hotelWarningTitles),
    ...unsoldWarning(answers.flatMap(({ unsold }) => unsold)),
  ];
  const answer: HotelSearchResponse = {
    data: {
      sessionCode,
      expires_at,
      checkin: query.checkin,
      checkout: query.checkout,
      nights,
      pax: query.rooms.reduce((sum, room) => sum + room.adults + room.childrens.length, 0),
      currency: CURRENCY,
      hotels,
      facets: toHotelFacets(hotels),
    },
    meta: {
      total: hotels.length,
      complete: reports.every(({ status }) => status === 'ok'),
      suppliers: reports,
    },
    ...(warnings.length > 0 && { warnings }),
  };
  return {
    answer,
    sources: new Map(merged.map(({ hotel, sources }) => [cardKey(hotel), sources])),
  };
}

const readable = (hotel: HotelSummary): HotelSummary[] => {
  const parsed = hotelSummarySchema.safeParse(hotel);
  return parsed.success ? [parsed.data] : [];
};
const unique = (hotels: HotelSummary[]): HotelSummary[] => [
  ...new Map(hotels.map((hotel) => [hotel.hotelCode, hotel])).values(),
];

/** A supplier's hotel in the contract's shape. */
export const toHotelSummary = (
  hotel: SupplierHotel,
  supplier: HotelSupplierCode,
  nights: number,
): HotelSummary => ({
  ...hotel,
  supplier,
  image: hotel.images[0] ?? '',
  min_rate_per_night: Math.round(hotel.min_rate / nights),
});

/** Maximum distance in metres between a hotel and the neighbour whose zone it gets. */
const SAME_ZONE_METRES = 700;
/** `SAME_ZONE_METRES` in degrees of latitude, for a fast check before the exact one. */
const TOO_FAR_NORTH = 0.0065;

/**
 * Gives a hotel without a zone the zone of its nearest neighbour, so that filters find it. Some suppliers state no zones.
 */
export function fillZones(hotels: readonly HotelSummary[]): HotelSummary[] {
  const zoned = hotels.filter(({ destination }) => destination.zone_code !== '');
  return hotels.map((hotel) => {
    if (hotel.destination.zone_code !== '') return hotel;
    let nearest: HotelSummary | undefined;
    let least = SAME_ZONE_METRES;
    for (const other of zoned) {
      if (Math.abs(other.geo.latitude - hotel.geo.latitude) > TOO_FAR_NORTH) continue;
      const metres = metresBetween(hotel.geo, other.geo);
      if (metres > least || other.destination.code !== hotel.destination.code) continue;
      if (metres === least && nearest && nearest.hotelCode < other.hotelCode) continue;
      [nearest, least] = [other, metres];
    }
    const { zone_code = '', zone_name = '' } = nearest?.destination ?? {};
    return { ...hotel, destination: { ...hotel.destination, zone_code, zone_name } };
  });
}
