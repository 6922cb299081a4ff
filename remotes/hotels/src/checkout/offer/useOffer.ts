import { useCallback, useEffect, useRef, useState } from 'react';
import type { HotelTariff } from '@tiquete/contracts';
import { toProblem, useDispatch, useNavigate, useStore, type ApiClient } from '@tiquete/platform';
import { selectRememberedTariff, tariffKept } from '../../state/slice';
import { checkoutUrl } from '../../urls';
import { loadOffer, renewOffer, type OfferSources } from './loadOffer';
import {
  shownOffer,
  type CheckoutRequest,
  type GoneReason,
  type Offer,
  type OfferState,
} from './offerState';

export interface OfferHandle {
  state: OfferState;
  /** The api said that the prices expired: asks again, keeping what stands on the page. */
  renew: () => void;
  retry: () => void;
  /** The traveller accepted this tariff in place of the one on the page. */
  accept: (tariff: HotelTariff) => void;
  /** The api said that the last room was taken. */
  lose: () => void;
}
type Load = (request: CheckoutRequest, sources: OfferSources) => Promise<Offer | GoneReason>;

/** The tariff of the address. Prices that expired are asked again at once and the address follows, so that a reload finds them. */
export function useOffer(api: ApiClient, request: CheckoutRequest): OfferHandle {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<Parameters<typeof selectRememberedTariff>[0]>();
  const [state, setState] = useState<OfferState>({ phase: 'loading' });
  const { hotelCode, productCode, sessionCode } = request.address;
  const address = checkoutUrl(request.query, { hotelCode, productCode, sessionCode });
  const shown = useRef('');
  const running = useRef<AbortController | null>(null);

  const run = useCallback(
    async (load: Load) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      const remembered = selectRememberedTariff(store.getState(), request.address);
      try {
        const offer = await load(request, {
          api,
          signal: abort.signal,
          remembered,
          onExpired: () => setState({ phase: 'renewing', offer: null }),
        });
        if (abort.signal.aborted) return;
        if (typeof offer === 'string') return setState({ phase: 'gone', reason: offer });
        const codes = {
          hotelCode: request.address.hotelCode,
          productCode: offer.tariff.productCode,
          sessionCode: offer.stay.sessionCode,
        };
        shown.current = checkoutUrl(request.query, codes);
        dispatch(
          tariffKept({ hotelCode: codes.hotelCode, room: offer.room, tariff: offer.tariff }),
        );
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
    [api, address, dispatch, navigate, store],
  );
  useEffect(() => {
    if (shown.current !== address) void run(loadOffer);
  }, [run, address]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    renew: () => {
      setState((known) => ({ phase: 'renewing', offer: shownOffer(known) }));
      void run(renewOffer);
    },
    retry: () => {
      setState({ phase: 'loading' });
      void run(loadOffer);
    },
    lose: () => setState({ phase: 'gone', reason: 'soldOut' }),
    accept: (tariff) =>
      setState((known) =>
        known.phase === 'ready'
          ? { phase: 'ready', offer: { ...known.offer, tariff, previousTotal: null } }
          : known,
      ),
  };
}
