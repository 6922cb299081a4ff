import {
  CURRENCY,
  type HotelSearchResponse,
  type HotelSummary,
  hotelSummarySchema,
  type SupplierReport,
} from '@tiquete/contracts';
import { nightsBetween } from '@tiquete/domain';
import { toWarnings, unsoldWarning } from '../../../lib/search/collectAnswers';
import type { SupplierAnswer } from './askSupplier';
import { toFacets } from './facets';
import { fillZones } from './fillZones';
import { cardKey, type HotelSource, mergeHotels } from './mergeHotels';
import { warningTitles } from '../messages/es';
import type { HotelQuery } from '../ports';
import { toSummary } from './toSummary';

interface ResultParts {
  query: HotelQuery;
  /** In the suppliers' order of trust; a supplier that is still asked has none. */
  answers: readonly SupplierAnswer[];
  /** Suppliers that are still asked. */
  pending: readonly SupplierReport[];
  /** Keys of the cards that a part of this result was shown with before. */
  shown: ReadonlySet<string>;
  sessionCode: string;
  expiresAt: Date;
}
export interface Result {
  answer: HotelSearchResponse;
  /** Who sells each card, by the card's key. */
  sources: ReadonlyMap<string, HotelSource[]>;
}

/** All suppliers' hotels as one answer, one card a property, cheapest first. A hotel that breaks the contract is left out here, so that no reader has to check again. */
export function toResult({
  query,
  answers,
  pending,
  shown,
  sessionCode,
  expiresAt,
}: ResultParts): Result {
  const nights = nightsBetween(query.checkin, query.checkout);
  const lists = answers.map((answer) =>
    unique(answer.hotels.map((hotel) => toSummary(hotel, answer.code, nights)).flatMap(readable)),
  );
  const merged = mergeHotels(lists, shown);
  const hotels = fillZones(merged.map(({ hotel }) => hotel)).sort(
    (a, b) =>
      a.min_rate - b.min_rate ||
      a.name.localeCompare(b.name, 'es') ||
      cardKey(a).localeCompare(cardKey(b)),
  );
  const missing = toWarnings(
    answers.map(({ report }) => report),
    warningTitles,
  );
  const warnings = [...missing, ...unsoldWarning(answers.flatMap(({ unsold }) => unsold))];
  const answer: HotelSearchResponse = {
    data: {
      sessionCode,
      expires_at: expiresAt.toISOString(),
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
      complete: missing.length === 0 && pending.length === 0,
      suppliers: [...answers.map(({ report }) => report), ...pending],
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
