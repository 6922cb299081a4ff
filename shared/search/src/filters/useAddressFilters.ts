import { useDeferredValue, useState, useTransition } from 'react';
import { useNavigate, useSelector } from '@tiquete/platform';

export interface AddressFilters<Root, Filters> {
  /** What the slice keeps of the address; the same object while nothing changes. */
  select: (root: Root) => Filters;
  toUrl: (filters: Filters) => string;
  /** True where a change goes on with the last one, such as typing: one step back in the browser for both. */
  isSameStep: (before: Filters, after: Filters) => boolean;
}
/**
 * Filters come from the address by way of the slice; a change is a new address. `shown` follows the finger at once,
 * `applied` follows when there is time, so that a long list never makes a checkbox wait. Each change is a step back in the
 * browser.
 */
export function useAddressFilters<Root, Filters>({
  select,
  toUrl,
  isSameStep,
}: AddressFilters<Root, Filters>) {
  const navigate = useNavigate();
  const kept = useSelector(select);
  const applied = useDeferredValue(kept);
  const [wanted, setWanted] = useState<{ filters: Filters; before: Filters } | null>(null);
  const [isChanging, startChange] = useTransition();
  // The slice hears of a new address a moment after the page has it.
  const isAhead = wanted !== null && (isChanging || wanted.before === kept);
  const shown = isAhead ? wanted.filters : kept;
  const change = (filters: Filters) => {
    setWanted({ filters, before: kept });
    startChange(async () => {
      await navigate(toUrl(filters), {
        replace: isSameStep(kept, filters),
        preventScrollReset: true,
      });
    });
  };
  return { shown, applied, change };
}
