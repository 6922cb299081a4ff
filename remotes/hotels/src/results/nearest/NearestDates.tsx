import { lazyPart } from '@tiquete/ui';
import type { HotelQuery } from '../../model/hotelQuery';

const NearestStays = lazyPart(
  async () => (await import(/* webpackChunkName: "nearest" */ './NearestStays')).NearestStays,
);
const showNothing = () => undefined;

/** Nearby dates with rooms, for a search without results. Without dates or without the code it shows nothing. */
export const NearestDates = ({ query }: { query: HotelQuery }) => (
  <NearestStays query={query} lazy={{ onFailed: showNothing }} />
);
