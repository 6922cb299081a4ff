import { useHotelSettings } from '../../state/settings';
import { noFilters, orderNamed, type OrderBy } from '../../model/hotelFilters';

/** The brand's order for an address without one. */
export const useFirstOrder = (): OrderBy =>
  orderNamed(useHotelSettings().first_order) ?? noFilters.orderBy;
