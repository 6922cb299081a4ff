import { useAddressFilters } from '@tiquete/search';
import type { HotelQuery } from '../../model/hotelQuery';
import { selectFilters } from '../../state/filterState';
import { resultsUrl } from '../../urls';
import type { HotelFilters } from '../../model/hotelFilters';
import { useFirstOrder } from './useFirstOrder';

/** Typing on in one field and sliding on are a single step back. */
export function useFilters(query: HotelQuery) {
  const firstOrder = useFirstOrder();
  return useAddressFilters({
    select: selectFilters,
    toUrl: (filters: HotelFilters) => resultsUrl(query, filters, firstOrder),
    isSameStep,
  });
}

function isSameStep(before: HotelFilters, after: HotelFilters): boolean {
  const stillTyping = before.name !== '' && after.name !== '' && before.name !== after.name;
  const stillSliding =
    before.price !== null && after.price !== null && String(before.price) !== String(after.price);
  return stillTyping || stillSliding;
}
