import type { ListQuery } from '@tiquete/domain/searches/packages';
import { createSelector } from '@tiquete/platform';
import type { PackageState } from './packageState';

interface Root {
  package: PackageState;
}
/** The search whose results are on the page. Memoised. */
export const selectShownQuery = createSelector(
  [
    ({ package: { destination } }: Root) => destination,
    ({ package: { origin } }: Root) => origin,
    ({ package: { dates } }: Root) => dates,
    ({ package: { guests } }: Root) => guests,
    ({ package: { filters } }: Root) => filters,
  ],
  (destination, origin, dates, rooms, filters): ListQuery => ({
    destination,
    origin,
    dates,
    rooms,
    filters,
  }),
);
