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
} from '@tiquete/checkout';
import type { Cart, Payment } from '@tiquete/contracts';
import { Link, useMessages, type ApiClient } from '@tiquete/platform';
import { HotelIcon, LinkButton, useMediaQuery } from '@tiquete/ui';
import { detailUrl } from '../urls';
import { OfferNotice } from './offer/OfferNotice';
import { shownOffer, type CheckoutRequest } from './offer/offerState';
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
  const t = useMessages('hotels');
  const { state, renew, retry, accept, lose } = useOffer(api, request);
  const kept = useDraft(readDraft);
  const [cart, setCart] = useState<Cart | null>(null);
  const isWide = useMediaQuery(WIDE);
  const offer = shownOffer(state);
  useCheckoutTitle(t('checkout.title'));
  useEffect(() => void loadForm().catch(() => undefined), []);
  const rooms = detailUrl(request.query, request.address.hotelCode);
  return (
    <>
      <div css={heading}>
        <Link to={rooms}>{t('checkout.back')}</Link>
        <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      </div>
      <OfferNotice state={state} onRetry={renew} />
      {!offer && (
        <NoOffer
          state={state}
          icon={<HotelIcon />}
          action={<LinkButton to={rooms}>{t('checkout.seeRooms')}</LinkButton>}
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
                isRenewing={state.phase === 'renewing'}
                onExpired={renew}
                onSoldOut={lose}
                onAccepted={accept}
                onCart={setCart}
                onOpened={onOpened}
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
        <SummaryBar amount={cart?.grand_total ?? offer.tariff.total}>
          <Summary offer={offer} cart={cart} />
        </SummaryBar>
      )}
    </>
  );
}
