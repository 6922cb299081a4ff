import { useMemo } from 'react';
import { useLocation } from '@tiquete/platform';
import { parseDepartures, parseId } from '../urls';
import { DeparturePage } from './DeparturePage';
import { DeparturesPage } from './DeparturesPage';

/** `/console/departures`: the list with its filters, or one departure if the address has an `id`. */
export function Page() {
  const { search } = useLocation();
  const id = parseId(search);
  const query = useMemo(() => parseDepartures(search), [search]);
  return id === null ? <DeparturesPage query={query} /> : <DeparturePage key={id} id={id} />;
}
