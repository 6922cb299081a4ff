import { useCallback, useEffect, useRef, useState } from 'react';
import type { FlightPrebooking } from '@tiquete/contracts';
import { toProblem, useNavigate, type ApiClient } from '@tiquete/platform';
import { chosenCheckoutUrl } from '../chosenCheckoutUrl';
import { loadOffer } from './loadOffer';
import { fareTotal, shownOffer, type CheckoutRequest, type OfferState } from './offerState';

export interface OfferHandle {
  state: OfferState;
  /** Prices it again, keeping what stands on the page. */
  renew: () => void;
  retry: () => void;
  /** The traveller accepted the price or the terms of now. */
  accept: (prebooking: FlightPrebooking) => void;
  /** The airline sold it. */
  lose: () => void;
}
/** The offer of the address, priced again before anything is asked of the traveller. When it had to be found anew the address follows, so that a reload finds it. */
export function useOffer(api: ApiClient, request: CheckoutRequest): OfferHandle {
  const navigate = useNavigate();
  const [state, setState] = useState<OfferState>({ phase: 'loading' });
  const address = chosenCheckoutUrl(request);
  const shown = useRef('');
  const running = useRef<AbortController | null>(null);

  const run = useCallback(
    async (shownTotal: number | null) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      const onExpired = () =>
        setState((known) => ({ phase: 'renewing', offer: shownOffer(known) }));
      try {
        const offer = await loadOffer(request, {
          api,
          signal: abort.signal,
          shownTotal,
          onExpired,
        });
        if (abort.signal.aborted) return;
        if (typeof offer === 'string') return setState({ phase: 'gone', reason: offer });
        const { chosen, prebooking } = offer;
        shown.current = chosenCheckoutUrl({
          ...request,
          chosen,
          seen: { ...request.seen, total: prebooking.offer.totalPrice },
        });
        setState({ phase: 'ready', offer });
        if (shown.current !== address) void navigate(shown.current, { replace: true });
      } catch (error) {
        if (!abort.signal.aborted)
          setState((known) => ({
            phase: 'failed',
            problem: toProblem(error),
            offer: shownOffer(known),
          }));
      }
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal addresses are equal requests
    [api, address, navigate],
  );
  useEffect(() => {
    if (shown.current !== address) void run(null);
  }, [run, address]);
  useEffect(() => () => running.current?.abort(), []);

  const renew = useCallback(() => {
    setState((known) => ({ phase: 'renewing', offer: shownOffer(known) }));
    const offer = shownOffer(state);
    void run(offer && fareTotal(offer));
  }, [run, state]);
  useExpiry(state, renew);
  return {
    state,
    renew,
    retry: () => {
      setState({ phase: 'loading' });
      void run(null);
    },
    lose: () => setState({ phase: 'gone', reason: 'soldOut' }),
    accept: (prebooking) =>
      setState((known) =>
        known.phase === 'ready'
          ? { phase: 'ready', offer: { ...known.offer, prebooking, previousTotal: null } }
          : known,
      ),
  };
}
/** A price that lapses on the page is asked again by itself; who comes back to a page that slept sees it asked at once. */
function useExpiry(state: OfferState, renew: () => void): void {
  const expiresAt = state.phase === 'ready' ? state.offer.prebooking.expires_at : null;
  const onExpired = useRef(renew);
  useEffect(() => {
    onExpired.current = renew;
  });
  useEffect(() => {
    if (expiresAt === null) return undefined;
    const timer = setTimeout(
      () => onExpired.current(),
      Math.max(0, Date.parse(expiresAt) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
