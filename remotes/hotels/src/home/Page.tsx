import { useLazyMessages, useSelector } from '@tiquete/platform';
import { HomePage, RecentSearchCard, RecentSearches, Trust } from '@tiquete/search';
import { AssistanceIcon } from '@tiquete/ui';
import { home } from '../messages/home';
import { hotelProduct } from '../search/hotelProduct';
import { SearchForm } from '../search/SearchForm';
import { useSearchWords } from '../search/useSearchWords';
import { hotelSearch } from '../state/hotelSearch';
import { fromRecentSearch } from '../state/recentSearches';
import { queryKey, resultsUrl } from '../urls';
import { FeaturedDestinations } from './FeaturedDestinations';

/** `/`: the form first, then the ways back into it. */
export function Page() {
  const t = useLazyMessages('hotels', { home });
  const words = useSearchWords();
  const recent = useSelector(hotelSearch.selectRecentSearches);
  const promise = {
    icon: <AssistanceIcon aria-hidden />,
    title: t('home.trustCancel'),
    text: t('home.trustCancelText'),
  };
  return (
    <HomePage product={hotelProduct} form={SearchForm}>
      {(draft) => (
        <>
          <RecentSearches recent={recent}>
            {(search) => {
              const { destination_name, checkInLabel: start, checkOutLabel: end, rooms } = search;
              const query = fromRecentSearch(search);
              return (
                <RecentSearchCard
                  key={queryKey(query)}
                  to={resultsUrl(query)}
                  image={search.image}
                  title={destination_name}
                  lines={[t('search.range', { start, end }), words.guests(rooms)]}
                />
              );
            }}
          </RecentSearches>
          <FeaturedDestinations draft={draft} />
          <Trust promise={promise} />
        </>
      )}
    </HomePage>
  );
}
