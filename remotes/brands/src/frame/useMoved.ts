import type { ConsoleBrand } from '@tiquete/contracts';
import { useDispatch } from '@tiquete/platform';
import { brandMoved, brandQuery } from '../state/slice';
import { type Coded, useCoded } from './useCoded';

interface Moving extends Omit<Coded, 'send'> {
  send: (change: () => Promise<ConsoleBrand>, onDone: (brand: ConsoleBrand) => void) => void;
}
/** A publication or something like it: what the brand is then goes into the store; a refusal whose reason may be a change asks for it again. */
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
