import { lazy, Suspense, useEffect, useState } from 'react';
import {
  aside,
  CheckoutSkeleton,
  columns,
  heading,
  NoOffer,
  SummaryBar,
  useCheckoutTitle,
  useDraft,
  WIDE,
  useCheckoutWords,
} from '@tiquete/checkout';
import type { Cart, Payment } from '@tiquete/contracts';
import { Link, type ApiClient } from '@tiquete/platform';
import { FlightIcon, LinkButton, useMediaQuery } from '@tiquete/ui';
import { resultsUrl } from '../urls';
import { OfferNotice } from './offer/OfferNotice';
import { fareTotal, shownOffer, type CheckoutRequest } from './offer/offerState';
import { useOffer } from './offer/useOffer';
import { readDraft } from './readDraft';
import { Summary } from './summary/Summary';

const loadForm = () => import(/* webpackChunkName: "checkout-form" */ './form/CheckoutForm');
const CheckoutForm = lazy(async () => ({ default: (await loadForm()).CheckoutForm }));

export interface CheckoutProps {
  api: ApiClient;
  request: CheckoutRequest;
  onOpened: (payment: Payment) => void;
}
/** One page: the form, and beside it, always in sight, what is bought. */
export function Checkout({ api, request, onOpened }: CheckoutProps) {
  const t = useCheckoutWords();
  const { state, renew, retry, accept, lose } = useOffer(api, request);
  const kept = useDraft(readDraft);
  const isWide = useMediaQuery(WIDE);
  const offer = shownOffer(state);
  // The cart of one prebooking is nothing to the next one.
  const [cartOf, setCartOf] = useState<{ prebookingId: string; cart: Cart } | null>(null);
  const prebookingId = offer?.prebooking.prebookingId;
  const cart = cartOf && cartOf.prebookingId === prebookingId ? cartOf.cart : null;
  const total = cart?.grand_total ?? (offer ? fareTotal(offer) : 0);
  useCheckoutTitle(t('checkout.title'));
  useEffect(() => void loadForm().catch(() => undefined), []);
  const results = resultsUrl(request.query);
  return (
    <>
      <div css={heading}>
        <Link to={results}>{t('checkout.back')}</Link>
        <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      </div>
      <OfferNotice state={state} onRetry={renew} />
      {!offer && (
        <NoOffer
          state={state}
          icon={<FlightIcon />}
          action={<LinkButton to={results}>{t('checkout.seeFlights')}</LinkButton>}
          onRetry={retry}
        />
      )}
      {offer && (
        <div css={columns}>
          <Suspense fallback={<CheckoutSkeleton />}>
            {kept.phase === 'read' ? (
              <CheckoutForm
                api={api}
                offer={offer}
                draft={kept.draft}
                cart={cart}
                isRenewing={state.phase === 'renewing'}
                onExpired={renew}
                onSoldOut={lose}
                onAccepted={accept}
                onOpened={onOpened}
                onCart={(next) =>
                  setCartOf(next && prebookingId ? { prebookingId, cart: next } : null)
                }
              />
            ) : (
              <CheckoutSkeleton />
            )}
          </Suspense>
          {isWide && (
            <aside aria-label={t('checkout.summary.title')} css={aside}>
              <Summary offer={offer} cart={cart} />
            </aside>
          )}
        </div>
      )}
      {offer && !isWide && (
        <SummaryBar amount={total}>
          <Summary offer={offer} cart={cart} />
        </SummaryBar>
      )}
    </>
  );
}
