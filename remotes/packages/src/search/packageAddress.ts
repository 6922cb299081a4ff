import {
  checkSearch,
  parseSearch,
  type PackageQuery,
  type SearchDraft,
  type SearchErrors,
} from '@tiquete/domain/searches/packages';
import type { SearchAddress } from '@tiquete/search';

/** The rules of an address that holds a search. */
export const packageAddress: SearchAddress<SearchDraft, PackageQuery, SearchErrors> = {
  parse: parseSearch,
  check: checkSearch,
  missing: (errors) => Object.values(errors),
};
