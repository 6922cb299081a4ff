import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from '@tiquete/platform';

export interface AddressFilters<Filters> {
  /** Reads them from the address; must be one function for the life of the page. */
  parse: (search: string) => Filters;
  toUrl: (filters: Filters) => string;
  /** True where a change goes on with the last one, such as typing: one step back in the browser for both. */
  isSameStep: (before: Filters, after: Filters) => boolean;
}
/**
 * The address holds the filters. `shown` follows the finger at once, `applied` follows as a transition, so that a long list
 * never makes a checkbox wait. Each change is a step back in the browser.
 */
export function useAddressFilters<Filters>({ parse, toUrl, isSameStep }: AddressFilters<Filters>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const applied = useMemo(() => parse(search), [parse, search]);
  const [shown, show] = useOptimistic(applied);
  const change = (filters: Filters) => {
    startTransition(async () => {
      show(filters);
      await navigate(toUrl(filters), {
        replace: isSameStep(applied, filters),
        preventScrollReset: true,
      });
    });
  };
  return { shown, applied, change };
}
