import { useLazyMessages, useSelector } from '@tiquete/platform';
import { HomePage, useStoredRequest } from '@tiquete/search';
import { AssistanceIcon } from '@tiquete/ui';
import { home } from '../messages/home';
import { rules } from '../messages/rules';
import { EntryRules } from './EntryRules';
import { rulesFor } from '../model/entryRules';
import { assistanceProduct } from './assistanceProduct';
import { SearchForm } from './SearchForm';
import { useSearchWords } from './useSearchWords';
import { assistanceSearch, placesQuery } from '../state/assistanceSearch';
import type { RecentSearch } from '../state/assistanceState';
import { fromRecentSearch } from '../state/recentSearches';
import { selectPlaces } from '../state/slice';
import { resultsUrl } from '../urls';
import { Covers } from './Covers';

export const opens = [placesQuery.opened(null)];

/** `/asisstances`: the form, then the entry rules of the destination and an introduction to assistance. */
export function Page() {
  const t = useLazyMessages('assistance', { home, rules });
  const words = useSearchWords();
  const toCard = (search: RecentSearch) => {
    const { destination_name: title, image, dates, passengersAge } = search;
    const lines = [words.dates(dates), words.travelers(passengersAge)];
    return {
      to: resultsUrl(fromRecentSearch(search)),
      image,
      icon: <AssistanceIcon />,
      title,
      lines,
    };
  };
  const promise = {
    icon: <AssistanceIcon aria-hidden />,
    title: t('home.trustProvider'),
    text: t('home.trustProviderText'),
  };
  return (
    <HomePage
      product={assistanceProduct}
      form={SearchForm}
      recent={useSelector(assistanceSearch.selectRecentSearches)}
      toCard={toCard}
      featured={({ destinations }) => (
        <>
          <DestinationRules destinations={destinations} />
          <Covers />
        </>
      )}
      promise={promise}
    />
  );
}
/** Entry rules of the destination in the form. */
function DestinationRules({ destinations }: { destinations: readonly string[] }) {
  const { value: places } = useStoredRequest(placesQuery, useSelector(selectPlaces));
  return places && <EntryRules rules={rulesFor(destinations, places)} />;
}
