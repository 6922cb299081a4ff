import type { HotelQuery, SearchDraft, SearchErrors } from '@tiquete/domain/searches/hotels';
import type { SearchFormProps } from '@tiquete/search';

export type HotelFormProps = SearchFormProps<SearchDraft, HotelQuery, SearchErrors>;
