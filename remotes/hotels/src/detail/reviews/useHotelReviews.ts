import { useEffect, useState } from 'react';
import type { HotelReviews } from '@tiquete/contracts';
import { useApi } from '@tiquete/platform';

export type ReviewsState =
  { phase: 'loading' } | { phase: 'ready'; reviews: HotelReviews } | { phase: 'failed' };

/** Asks once, and again when told to. */
export function useHotelReviews(hotelCode: string): [ReviewsState, retry: () => void] {
  const api = useApi();
  const [state, setState] = useState<ReviewsState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    api.call('GET hotels/reviews', { query: { hotelCode } }, abort.signal).then(
      ({ data }) => setState({ phase: 'ready', reviews: data }),
      () => {
        if (!abort.signal.aborted) setState({ phase: 'failed' });
      },
    );
    return () => abort.abort();
  }, [api, hotelCode, attempt]);
  const retry = () => {
    setState({ phase: 'loading' });
    setAttempt((last) => last + 1);
  };
  return [state, retry];
}
