import {
  checkSearch,
  parseSearch,
  type FlightDraft,
  type FlightQuery,
  type SearchErrors,
} from '@tiquete/domain/searches/flights';
import type { SearchAddress } from '@tiquete/search';

/** The rules of an address that holds a search. */
export const flightAddress: SearchAddress<FlightDraft, FlightQuery, SearchErrors> = {
  parse: parseSearch,
  check: checkSearch,
  missing({ segments, passengers, corporateCode }) {
    const ofSegments = segments.flatMap((segment) => Object.values(segment));
    const errors = [...ofSegments, passengers, corporateCode];
    return [...new Set(errors.filter((error) => error !== undefined))];
  },
};
