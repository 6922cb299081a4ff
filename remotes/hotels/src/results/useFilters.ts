import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from '@tiquete/platform';
import type { HotelQuery } from '../search/hotelQuery';
import { parseFilters, resultsUrl } from '../urls';
import type { HotelFilters } from './hotelFilters';

/**
 * The address holds the filters. `shown` follows the finger at once, `applied` follows as a transition, so that a long list
 * never makes a checkbox wait. Each change is a step back in the browser; typing on in one field is a single step.
 */
export function useFilters(query: HotelQuery) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const applied = useMemo(() => parseFilters(search), [search]);
  const [shown, show] = useOptimistic(applied);
  const change = (filters: HotelFilters) => {
    startTransition(async () => {
      show(filters);
      await navigate(resultsUrl(query, filters), { replace: isSameStep(applied, filters), preventScrollReset: true });
    });
  };
  return { shown, applied, change };
}

function isSameStep(before: HotelFilters, after: HotelFilters): boolean {
  const stillTyping = before.name !== '' && after.name !== '' && before.name !== after.name;
  const stillSliding = before.price !== null && after.price !== null && String(before.price) !== String(after.price);
  return stillTyping || stillSliding;
}
