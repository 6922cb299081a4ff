import type { ConsoleBrand } from '@tiquete/contracts';
import { useDispatch } from '@tiquete/platform';
import { brandMoved, brandQuery } from '../state/slice';
import { type Coded, useCoded } from './useCoded';

interface Moving extends Omit<Coded, 'send'> {
  send: (change: () => Promise<ConsoleBrand>, onDone: (brand: ConsoleBrand) => void) => void;
}
/**
 * Sends a publication or a similar change and stores the returned brand. After a conflict (409) it fetches the brand again.
 */
export function useMoved(brand: string): Moving {
  const dispatch = useDispatch();
  const coded = useCoded();
  return {
    ...coded,
    send: (change, onDone) =>
      coded.send(
        async () => {
          const moved = await change();
          dispatch(brandMoved(moved));
          onDone(moved);
        },
        ({ status }) => {
          if (status === 409) dispatch(brandQuery.refreshed(brand));
        },
      ),
  };
}
