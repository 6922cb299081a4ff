import { useMemo } from 'react';
import { today, useLazyMessages, useLocation } from '@tiquete/platform';
import { map } from '../messages/map';
import { card, results } from '../messages/results';
import { checkSearch } from '../search/checkSearch';
import { parseSearch } from '../urls';
import { InvalidSearch } from './InvalidSearch';
import { Results } from './Results';

/** `/searchs/hotels`: the address is the request. */
export function Page() {
  useLazyMessages('hotels', { results, card, map });
  const { search } = useLocation();
  const draft = useMemo(() => parseSearch(search), [search]);
  const checked = useMemo(() => checkSearch(draft, today()), [draft]);
  if (checked.phase === 'invalid')
    return <InvalidSearch key={search} draft={draft} errors={checked.errors} />;
  return <Results query={checked.query} />;
}
