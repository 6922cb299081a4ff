import { useMemo } from 'react';
import { today, useLazyMessages, useLocation } from '@tiquete/platform';
import { card, results } from '../messages/results';
import { tariffs } from '../messages/tariffs';
import { checkSearch } from '../search/checkSearch';
import { parseSearch } from '../urls';
import { InvalidSearch } from './InvalidSearch';
import { Results } from './Results';

/** `/searchs/flights`: the address is the request. */
export function Page() {
  useLazyMessages('flights', { results, card, tariffs });
  const { search } = useLocation();
  const draft = useMemo(() => parseSearch(search), [search]);
  const checked = useMemo(() => checkSearch(draft, today()), [draft]);
  if (checked.phase === 'invalid')
    return <InvalidSearch key={search} draft={draft} errors={checked.errors} />;
  return <Results query={checked.query} />;
}
