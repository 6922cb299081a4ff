import { useMessages } from '@tiquete/platform';
import { lazySearchForm, type SearchProduct } from '@tiquete/search';
import { hotelSearch } from '../state/hotelSearch';
import { fromSearchSection, toDraftSection } from '../state/searchSection';
import { resultsUrl } from '../urls';
import { checkSearch, type HotelFormProps, type SearchErrors } from '../model/checkSearch';
import { toDraft, type HotelQuery, type SearchDraft } from '../model/hotelQuery';
import { useSearchWords } from './useSearchWords';
import { parseSearch } from '../model/queryAddress';

/** The search of hotels, as the search kit uses it. */
export const hotelProduct = {
  namespace: 'hotels',
  search: hotelSearch,
  readSection: fromSearchSection,
  writeSection: toDraftSection,
  toDraft,
  toUrl: (query) => resultsUrl(query),
  parse: parseSearch,
  check: checkSearch,
  missing: (errors) => Object.values(errors),
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
