import { toDraft } from '@tiquete/domain/searches/flights';
import { useMessages, useSelector } from '@tiquete/platform';
import { HomePage } from '@tiquete/search';
import { PackageIcon } from '@tiquete/ui';
import { LazyMailedAlert } from './alerts/LazyMailedAlert';
import { flightProduct } from './flightProduct';
import { SearchForm } from './SearchForm';
import { useSearchWords } from './useSearchWords';
import { featuredQuery, flightSearch } from '../state/flightSearch';
import type { RecentSearch } from '../state/flightState';
import { resultsUrl } from '../urls';
import { FeaturedRoutes } from './FeaturedRoutes';

export const opens = [featuredQuery.opened(null)];

/** `/flights`: the form, then recent searches and featured routes. */
export function Page() {
  const t = useMessages('flights');
  const words = useSearchWords();
  const toCard = ({ query, image }: RecentSearch) => {
    const draft = toDraft(query);
    const lines = [`${words.dates(draft)} · ${words.trip(query.tripType)}`, words.each(draft)];
    return { to: resultsUrl(query), image, title: words.route(draft), lines };
  };
  const promise = {
    icon: <PackageIcon aria-hidden />,
    title: t('home.trustBags'),
    text: t('home.trustBagsText'),
  };
  return (
    <>
      <LazyMailedAlert />
      <HomePage
        product={flightProduct}
        form={SearchForm}
        recent={useSelector(flightSearch.selectRecentSearches)}
        toCard={toCard}
        featured={() => <FeaturedRoutes />}
        promise={promise}
      />
    </>
  );
}
