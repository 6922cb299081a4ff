import { PACKAGE_INCLUSIONS, PACKAGE_ORDERS, REGIONS } from '@tiquete/contracts/constants';
import { readMonths, readStars } from '@tiquete/domain/searches/packages';
import { defineFilters, known, list, order, range } from '@tiquete/search';

/**
 * Rows without tests and facets, because the api filters the packages and counts the options. They read the values of
 * `readFilters`.
 */
export const packageFilters = defineFilters({
  price: range(),
  nights: range(),
  months: list({ name: 'month', read: readMonths }),
  regions: list({ name: 'region', read: known(REGIONS) }),
  includes: list({ read: known(PACKAGE_INCLUSIONS) }),
  stars: list({ name: 'star', read: readStars }),
  orderBy: order(PACKAGE_ORDERS, 'price_asc'),
});
