import { useCallback } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import { useSearchProduct } from '../searchProduct';

/** Keys of the chosen items, with their setter. */
export type ComparedKeys = readonly [readonly string[], (keys: readonly string[]) => void];

const none: readonly string[] = [];
/** Chosen items of the product's current search. They are in the store, so they survive a visit to an item's page. */
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
