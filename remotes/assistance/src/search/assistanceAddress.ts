import type { SearchAddress } from '@tiquete/search';
import type { AssistanceQuery, SearchDraft } from '../model/assistanceQuery';
import { checkSearch, type SearchErrors } from '../model/checkSearch';
import { parseSearch } from '../urls';

/** The rules of an address that holds a search. */
export const assistanceAddress: SearchAddress<SearchDraft, AssistanceQuery, SearchErrors> = {
  parse: parseSearch,
  check: checkSearch,
  missing: (errors) => Object.values(errors),
};
