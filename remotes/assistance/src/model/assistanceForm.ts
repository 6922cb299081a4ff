import type {
  AssistanceQuery,
  SearchDraft,
  SearchErrors,
} from '@tiquete/domain/searches/assistance';
import type { SearchFormProps } from '@tiquete/search';

export type AssistanceFormProps = SearchFormProps<SearchDraft, AssistanceQuery, SearchErrors>;
