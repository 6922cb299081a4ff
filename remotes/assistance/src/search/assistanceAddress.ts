import {
  checkSearch,
  parseSearch,
  type AssistanceQuery,
  type SearchDraft,
  type SearchErrors,
} from '@tiquete/domain/searches/assistance';
import type { SearchAddress } from '@tiquete/search';

/** The rules of an address that holds a search. */
export const assistanceAddress: SearchAddress<SearchDraft, AssistanceQuery, SearchErrors> = {
  parse: parseSearch,
  check: checkSearch,
  missing: (errors) => Object.values(errors),
};
