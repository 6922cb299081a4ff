import { useMemo } from 'react';
import { useLocation } from '@tiquete/platform';
import { parseCases, parseId } from '../urls';
import { CasePage } from './CasePage';
import { CasesPage } from './CasesPage';

/** `/console/cases`: the list of cases, or one case if the address has an `id`. */
export function Page() {
  const { search } = useLocation();
  const id = parseId(search);
  const query = useMemo(() => parseCases(search), [search]);
  return id === null ? <CasesPage query={query} /> : <CasePage key={id} id={id} />;
}
