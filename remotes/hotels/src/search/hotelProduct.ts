import {
  toDraft,
  type HotelQuery,
  type SearchDraft,
  type SearchErrors,
} from '@tiquete/domain/searches/hotels';
import type { HotelFormProps } from '../model/hotelForm';
import { useMessages } from '@tiquete/platform';
import { lazySearchForm, type SearchProduct } from '@tiquete/search';
import { hotelSearch } from '../state/hotelSearch';
import { fromSearchSection, toDraftSection } from '../state/searchSection';
import { resultsUrl } from '../urls';
import { useSearchWords } from './useSearchWords';

/** The search of hotels, as the search kit uses it. */
export const hotelProduct = {
  namespace: 'hotels',
  search: hotelSearch,
  readSection: fromSearchSection,
  writeSection: toDraftSection,
  toDraft,
  toUrl: (query) => resultsUrl(query),
  useLine,
  form: lazySearchForm<HotelFormProps>(
    async () => (await import(/* webpackChunkName: "form" */ './PricedForm')).PricedForm,
  ),
} satisfies SearchProduct<SearchDraft, HotelQuery, SearchErrors>;
function useLine({ destination, dates, rooms }: SearchDraft) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const days = dates ? words.dates(dates) : t('search.datesPlaceholder');
  return {
    title: destination?.name ?? t('search.noDestination'),
    detail: `${days} · ${words.guests(rooms)}`,
  };
}
