import { useMemo } from 'react';
import type { PackageQuery, SearchDraft } from '@tiquete/domain/searches/packages';
import {
  useLazyMessages,
  useMessages,
  useSelector,
  type SearchSection,
  areDepartures,
  type PlaceObject,
} from '@tiquete/platform';
import { HomePage } from '@tiquete/search';
import { PackageIcon } from '@tiquete/ui';
import { home } from '../messages/home';
import { packageSearch } from '../state/packageSearch';
import { featuredQuery, placesQuery } from '../state/queries';
import { selectStoredForm } from '../state/slice';
import { resultsUrl } from '../urls';
import type { StoredForm } from '../state/packageState';
import { fromSearchSection } from '../state/searchSection';
import { packageProduct } from './packageProduct';
import { SearchForm } from './SearchForm';
import { useSearchWords } from './useSearchWords';
import { FeaturedPackages } from './FeaturedPackages';

interface RecentCard {
  /** A recent search is shown until its last day of departure. */
  dates: { start: string };
  image: string;
  query: PackageQuery;
}
export const opens = [placesQuery.opened(null), featuredQuery.opened(null)];

/** `/packages`: the form, then recent searches and featured packages. */
export function Page() {
  useLazyMessages('packages', { home });
  const t = useMessages('packages');
  const words = useSearchWords();
  const searches = useSelector(packageSearch.selectRecentSearches);
  const recent = useMemo(
    () =>
      searches.map(({ dates, image, query }): RecentCard => ({
        dates: { start: dates.end },
        image,
        query,
      })),
    [searches],
  );
  const toCard = ({ image, query }: RecentCard) => ({
    to: resultsUrl(query),
    image,
    title: query.destination?.name ?? t('search.anywhere'),
    lines: [words.departure(query.dates), words.people(query.rooms)],
  });
  const form = useSelector(selectStoredForm);
  const product = useMemo(
    () => ({
      ...packageProduct,
      readSection: (section: SearchSection, day: string) => fromStoredForm(section, day, form),
    }),
    [form],
  );
  const promise = {
    icon: <PackageIcon aria-hidden />,
    title: t('home.trustPlan'),
    text: t('home.trustPlanText'),
  };
  return (
    <HomePage
      product={product}
      form={SearchForm}
      recent={recent}
      toCard={toCard}
      featured={(draft) => <FeaturedPackages draft={draft} />}
      promise={promise}
    />
  );
}

/**
 * The form of the last search. Fields that another product's form has replaced come from the slice. `today` is YYYY-MM-DD.
 */
function fromStoredForm(section: SearchSection, today: string, stored: StoredForm): SearchDraft {
  const draft = fromSearchSection(section, today);
  if (section.typeLastSearch !== 'PACKAGE') return draft;
  const isOther = (place: PlaceObject | null) => place !== null && place.kind !== 'package';
  const isOpen = stored.dates !== null && stored.dates.end >= today;
  const isReplaced = section.dates !== null && !areDepartures(section);
  return {
    ...draft,
    destination: isOther(section.destinationObject) ? stored.destination : draft.destination,
    origin: isOther(section.originObject) ? stored.origin : draft.origin,
    dates: isReplaced && isOpen ? stored.dates : draft.dates,
    rooms: section.packageJson || stored.guests.length === 0 ? draft.rooms : stored.guests,
  };
}
