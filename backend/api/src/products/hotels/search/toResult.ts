import {
  CURRENCY,
  type HotelSearchResponse,
  type HotelSummary,
  type HotelSupplierCode,
  hotelSummarySchema,
  type SupplierReport,
} from '@tiquete/contracts';
import { nightsBetween } from '@tiquete/domain';
import { type SearchPart, toWarnings, unsoldWarning } from '../../../lib/search/collectAnswers';
import { toFacets } from './facets';
import { fillZones } from './fillZones';
import { cardKey, type HotelSource, mergeHotels } from './mergeHotels';
import { warningTitles } from '../messages/es';
import type { HotelQuery, SupplierHotel } from '../ports';
import { toSummary } from './toSummary';

/** One supplier's part of a search: its hotels, or a report of the failure. */
export interface SupplierAnswer {
  code: HotelSupplierCode;
  report: SupplierReport;
  hotels: SupplierHotel[];
  /** Currencies of its hotels that are not sold now. */
  unsold: string[];
}
export interface ResultParts extends Omit<SearchPart<SupplierAnswer>, 'isLast'> {
  query: HotelQuery;
  /** Keys of the cards that earlier parts showed. */
  shown: readonly string[];
  sessionCode: string;
  expires_at: string;
}
export interface Result {
  answer: HotelSearchResponse;
  /** Sellers of each card, by the card's key. */
  sources: ReadonlyMap<string, HotelSource[]>;
}

/**
 * All suppliers' hotels as one answer, one card per property, cheapest first. A hotel that breaks the contract is left out
 * here, so that later steps need no check.
 */
export function toResult({
  query,
  answers,
  reports,
  shown,
  sessionCode,
  expires_at,
}: ResultParts): Result {
  const nights = nightsBetween(query.checkin, query.checkout);
  const lists = answers.map((answer) =>
    unique(answer.hotels.map((hotel) => toSummary(hotel, answer.code, nights)).flatMap(readable)),
  );
  const merged = mergeHotels(lists, new Set(shown));
  const hotels = fillZones(merged.map(({ hotel }) => hotel)).sort(
    (a, b) =>
      a.min_rate - b.min_rate ||
      a.name.localeCompare(b.name, 'es') ||
      cardKey(a).localeCompare(cardKey(b)),
  );
  const warnings = [
    ...toWarnings(reports, warningTitles),
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
      facets: toFacets(hotels),
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
