import type { FlightDraft, FlightQuery, SearchErrors } from '@tiquete/domain/searches/flights';
import type { SearchFormProps } from '@tiquete/search';

export type FlightFormProps = SearchFormProps<FlightDraft, FlightQuery, SearchErrors>;
