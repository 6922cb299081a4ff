import { useMemo } from 'react';
import { useSelector } from '@tiquete/platform';
import { selectFavourites } from '../state/slice';

/** Codes of the hotels kept, to ask whether one is among them. */
export function useFavouriteCodes(): ReadonlySet<string> {
  const favourites = useSelector(selectFavourites);
  return useMemo(() => new Set(favourites.map(({ hotelCode }) => hotelCode)), [favourites]);
}
