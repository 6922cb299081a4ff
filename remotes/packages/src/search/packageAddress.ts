import type { SearchAddress } from '@tiquete/search';
import { checkSearch, type SearchErrors } from '../model/checkSearch';
import type { PackageQuery, SearchDraft } from '../model/packageQuery';
import { parseSearch } from '../model/queryAddress';

/** The rules of an address that holds a search. */
export const packageAddress: SearchAddress<SearchDraft, PackageQuery, SearchErrors> = {
  parse: parseSearch,
  check: checkSearch,
  missing: (errors) => Object.values(errors),
};
