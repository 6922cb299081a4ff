import { useRef } from 'react';
import type { ConsoleBrand } from '@tiquete/contracts';
import { type Problem, useDispatch, useSending } from '@tiquete/platform';
import { brandMoved, brandQuery } from '../state/slice';

export interface Moving {
  isSending: boolean;
  /** Null also while a code is asked for. */
  problem: Problem | null;
  asksCode: boolean;
  /** Sends a change that a code of now comes before, and again once it was given. */
  send: (change: () => Promise<ConsoleBrand>, onDone: (brand: ConsoleBrand) => void) => void;
  again: () => void;
}
/** A publication or something like it: what the brand is then goes into the store; a refusal whose reason may be a change asks for it again. */
export function useMoved(brand: string): Moving {
  const dispatch = useDispatch();
  const { sending, run } = useSending();
  const last = useRef<() => void>(undefined);
  const problem = sending.phase === 'failed' ? sending.problem : null;
  const asksCode = problem?.code === 'SECOND_FACTOR_REQUIRED';
  return {
    isSending: sending.phase === 'sending',
    problem: asksCode ? null : problem,
    asksCode,
    send: (change, onDone) => {
      last.current = () =>
        void run(
          async () => {
            const moved = await change();
            dispatch(brandMoved(moved));
            onDone(moved);
          },
          ({ status }) => {
            if (status === 409) dispatch(brandQuery.refreshed(brand));
            return false;
          },
        );
      last.current();
    },
    again: () => last.current?.(),
  };
}
