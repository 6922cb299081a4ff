import {
  checkSearch,
  parseSearch,
  type HotelQuery,
  type SearchDraft,
  type SearchErrors,
} from '@tiquete/domain/searches/hotels';
import type { SearchAddress } from '@tiquete/search';

/** The rules of an address that holds a search. */
export const hotelAddress: SearchAddress<SearchDraft, HotelQuery, SearchErrors> = {
  parse: (search) => parseSearch(search),
  check: checkSearch,
  missing: (errors) => Object.values(errors),
};
