import { useLazyMessages, useSelector } from '@tiquete/platform';
import { HomePage } from '@tiquete/search';
import { AssistanceIcon } from '@tiquete/ui';
import { home } from '../messages/home';
import { hotelProduct } from './hotelProduct';
import { SearchForm } from './SearchForm';
import { useSearchWords } from './useSearchWords';
import { hotelSearch } from '../state/hotelSearch';
import type { RecentSearch } from '../state/hotelState';
import { fromRecentSearch } from '../state/recentSearches';
import { resultsUrl } from '../urls';
import { FeaturedDestinations } from './FeaturedDestinations';

/** `/`: the form first, then the ways back into it. */
export function Page() {
  const t = useLazyMessages('hotels', { home });
  const words = useSearchWords();
  const toCard = (search: RecentSearch) => {
    const { destination_name: title, image, checkInLabel: start, checkOutLabel: end } = search;
    const lines = [t('search.range', { start, end }), words.guests(search.rooms)];
    return { to: resultsUrl(fromRecentSearch(search)), image, title, lines };
  };
  const promise = {
    icon: <AssistanceIcon aria-hidden />,
    title: t('home.trustCancel'),
    text: t('home.trustCancelText'),
  };
  return (
    <HomePage
      product={hotelProduct}
      form={SearchForm}
      recent={useSelector(hotelSearch.selectRecentSearches)}
      toCard={toCard}
      featured={(draft) => <FeaturedDestinations draft={draft} />}
      promise={promise}
    />
  );
}
