import { useMessages, useSelector } from '@tiquete/platform';
import { HomePage, RecentSearchCard, RecentSearches, Trust } from '@tiquete/search';
import { PackageIcon } from '@tiquete/ui';
import { flightProduct } from '../search/flightProduct';
import { toDraft } from '../search/flightQuery';
import { SearchForm } from '../search/SearchForm';
import { useSearchWords } from '../search/useSearchWords';
import { flightSearch } from '../state/flightSearch';
import { queryKey, resultsUrl } from '../urls';
import { FeaturedRoutes } from './FeaturedRoutes';

/** `/flights`: the form first, then the ways back into it. */
export function Page() {
  const t = useMessages('flights');
  const words = useSearchWords();
  const recent = useSelector(flightSearch.selectRecentSearches);
  const promise = {
    icon: <PackageIcon aria-hidden />,
    title: t('home.trustBags'),
    text: t('home.trustBagsText'),
  };
  return (
    <HomePage product={flightProduct} form={SearchForm}>
      {() => (
        <>
          <RecentSearches recent={recent}>
            {({ query, image }) => {
              const draft = toDraft(query);
              const when = `${words.dates(draft)} · ${words.trip(query.tripType)}`;
              return (
                <RecentSearchCard
                  key={queryKey(query)}
                  to={resultsUrl(query)}
                  image={image}
                  title={words.route(draft)}
                  lines={[when, words.each(draft)]}
                />
              );
            }}
          </RecentSearches>
          <FeaturedRoutes />
          <Trust promise={promise} />
        </>
      )}
    </HomePage>
  );
}
