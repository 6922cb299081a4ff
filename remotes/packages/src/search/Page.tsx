import { useMemo, useState } from 'react';
import { useLazyMessages, useMessages, useSelector, type SearchSection } from '@tiquete/platform';
import { HomePage } from '@tiquete/search';
import { PackageIcon } from '@tiquete/ui';
import { home } from '../messages/home';
import type { PackageQuery } from '../model/packageQuery';
import { packageProduct } from './packageProduct';
import { SearchForm } from './SearchForm';
import { useSearchWords } from './useSearchWords';
import { packageSearch } from '../state/packageSearch';
import { selectKeptForm } from '../state/slice';
import { resultsUrl } from '../urls';
import { FeaturedPackages } from './FeaturedPackages';
import { fromKeptForm } from './fromKeptForm';

interface RecentCard {
  /** A search is of use until the last day on which one can leave. */
  dates: { start: string };
  image: string;
  query: PackageQuery;
}
/** `/packages`: the form first, then the ways back into it. */
export function Page() {
  useLazyMessages('packages', { home });
  const t = useMessages('packages');
  const words = useSearchWords();
  const kept = useSelector(packageSearch.selectRecentSearches);
  const recent = useMemo(
    () =>
      kept.map(({ dates, image, query }): RecentCard => ({
        dates: { start: dates.end },
        image,
        query,
      })),
    [kept],
  );
  const toCard = ({ image, query }: RecentCard) => ({
    to: resultsUrl(query),
    image,
    title: query.destination?.name ?? t('search.anywhere'),
    lines: [words.departure(query.dates), words.people(query.rooms)],
  });
  const form = useSelector(selectKeptForm);
  const [product] = useState(() => ({
    ...packageProduct,
    readSection: (section: SearchSection, day: string) => fromKeptForm(section, day, form),
  }));
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
