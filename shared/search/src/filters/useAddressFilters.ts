import { useDeferredValue, useState, useTransition } from 'react';
import { useNavigate, useSelector } from '@tiquete/platform';

export interface AddressFilters<Root, Filters> {
  /** Filters in the slice, read from the address. The object is the same while nothing changes. */
  select: (root: Root) => Filters;
  toUrl: (filters: Filters) => string;
  /** True for a change that continues the last one, such as typing. Both are then one step back in the browser. */
  isSameStep: (before: Filters, after: Filters) => boolean;
}
/**
 * Filters in the page's address, as the slice has them; a change navigates to a new address. `shown` changes
 * immediately. `applied` follows when there is time, so that a long list does not delay a checkbox. Each change is a
 * step back in the browser.
 */
export function useAddressFilters<Root, Filters>({
  select,
  toUrl,
  isSameStep,
}: AddressFilters<Root, Filters>) {
  const navigate = useNavigate();
  const stored = useSelector(select);
  const applied = useDeferredValue(stored);
  const [wanted, setWanted] = useState<{ filters: Filters; before: Filters } | null>(null);
  const [isChanging, startChange] = useTransition();
  // The slice receives a new address shortly after the page.
  const isAhead = wanted !== null && (isChanging || wanted.before === stored);
  const shown = isAhead ? wanted.filters : stored;
  const change = (filters: Filters) => {
    setWanted({ filters, before: stored });
    startChange(async () => {
      await navigate(toUrl(filters), {
        replace: isSameStep(stored, filters),
        preventScrollReset: true,
      });
    });
  };
  return { shown, applied, change };
}
