import { useCallback } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import { useSearchProduct } from '../searchProduct';

/** Keys of what was chosen, and what changes them. */
export type ComparedKeys = readonly [readonly string[], (keys: readonly string[]) => void];

const none: readonly string[] = [];
/** Of the search that the product shows: a traveller who opens an item and comes back finds them as they were. */
export function useComparedKeys(): ComparedKeys {
  const { actions, selectSearch } = useSearchProduct().search;
  const dispatch = useDispatch();
  const keys = useSelector((root: unknown) => {
    const search = selectSearch(root);
    return search.phase === 'found' ? search.compared : none;
  });
  const choose = useCallback(
    (chosen: readonly string[]) => void dispatch(actions.comparisonChosen(chosen)),
    [dispatch, actions],
  );
  return [keys, choose];
}
