import { createElement } from 'react';
import { lazyPart } from '@tiquete/ui';
import type { HotelQuery } from '../../model/hotelQuery';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "nearest" */ './NearestStays')).NearestStays,
);
const stayWithout = () => undefined;

/** Dates near that have rooms, where a search found nothing; without them, or without their code, the empty result stands as it is. */
export function NearestDates({ query }: { query: HotelQuery }) {
  const NearestStays = part.usePart(true, stayWithout);
  return NearestStays ? createElement(NearestStays, { query }) : null;
}
