import { useHotelSettings } from '../../state/settings';
import { noFilters, orderNamed, type OrderBy } from '../../model/hotelFilters';

/** The order of results whose address names none, as the brand chose it. */
export const useFirstOrder = (): OrderBy =>
  orderNamed(useHotelSettings().first_order) ?? noFilters.orderBy;
