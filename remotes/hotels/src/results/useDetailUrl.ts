import { useBoot } from '@tiquete/platform';
import type { HotelQuery } from '../search/hotelQuery';
import { DETAIL_PATH, detailUrl } from '../urls';

/** Addresses of the hotels' pages; undefined where no release serves that page. */
export function useDetailUrl(query: HotelQuery): (hotelCode: string) => string | undefined {
  const hasDetail = useBoot().remotes.some(({ descriptor }) =>
    descriptor.routes.some(({ path }) => path === DETAIL_PATH),
  );
  return (hotelCode) => (hasDetail ? detailUrl(query, hotelCode) : undefined);
}
