import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import type { Cart, Payment } from '@tiquete/contracts';
import { Link, useDispatch } from '@tiquete/platform';
import { LinkButton, useMediaQuery, type LazyPart } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import type { Draft } from '../draft/draft';
import { useDraft } from '../draft/useDraft';
import { cartOf, shownOffer, type Submission } from '../flow/checkoutState';
import type { Checkout } from '../flow/defineCheckout';
import { SummaryBar } from '../summary/SummaryBar';
import { aside, columns, heading, WIDE } from '../frame/checkoutLayout';
import { CheckoutSkeleton } from '../frame/CheckoutSkeleton';
import { NoOffer } from './NoOffer';
import { PriceNotice, type PriceNews } from './PriceNotice';
import { useCheckout } from './useCheckout';
import { useCheckoutTitle } from '../frame/useCheckoutTitle';
import { useLeftUnpaid } from './useLeftUnpaid';

export interface CheckoutFormProps<Offer, Kept> {
  offer: Offer;
  /** Draft of this visit, or null. */
  draft: Kept | null;
  /** Whole pesos to pay, with services and extras. */
  total: number;
}
/** Focusable, because the summary scrolls when it is longer than the window and may have no focusable content. */
const keyboardStop = { tabIndex: 0 };

/** A product's parts of the checkout page. */
export interface CheckoutParts<Request, Offer, Change, Body, Kept extends Draft> {
  checkout: Checkout<Request, Offer, Change, Body>;
  /** Parses the address. Null when it names nothing that can be bought. */
  toRequest: (search: string) => Request | null;
  /** Address of a request. Equal addresses are equal requests. */
  addressOf: (request: Request) => string;
  /** Page on which the offer was chosen. */
  backTo: (request: Request) => string;
  icon: ReactNode;
  /** Key below `checkout.others` for the link to other offers. */
  others: string;
  readDraft: (text: string) => Kept | null;
  Form: LazyPart<CheckoutFormProps<Offer, Kept>>;
  Summary: ComponentType<{ offer: Offer; cart: Cart | null }>;
  /** Whole pesos of the offer without services and extras. */
  totalOf: (offer: Offer) => number;
  newsOf: (offer: Offer) => PriceNews | null;
}
/** Returns `parts` unchanged, with all types inferred from them. */
export const checkoutParts = <Request, Offer, Change, Body, Kept extends Draft>(
  parts: CheckoutParts<Request, Offer, Change, Body, Kept>,
): CheckoutParts<Request, Offer, Change, Body, Kept> => parts;

export interface CheckoutViewProps<Request, Offer, Change, Body, Kept extends Draft> {
  parts: CheckoutParts<Request, Offer, Change, Body, Kept>;
  request: Request;
  onOpened: (payment: Payment) => void;
}
/** The form, and a summary that stays visible beside it. */
export function CheckoutView<Request, Offer, Change, Body, Kept extends Draft>({
  parts,
  request,
  onOpened,
}: CheckoutViewProps<Request, Offer, Change, Body, Kept>) {
  const t = useCheckoutWords();
  const dispatch = useDispatch();
  const { checkout, Form, Summary } = parts;
  const { actions } = checkout;
  const state = useCheckout(checkout, request, parts.addressOf(request));
  const backTo = parts.backTo(request);
  const kept = useDraft(parts.readDraft);
  const isWide = useMediaQuery(WIDE);
  const offer = shownOffer(state.offer);
  const cart = cartOf(state);
  const total = cart?.grand_total ?? (offer ? parts.totalOf(offer) : 0);
  useCheckoutTitle(t('checkout.title'));
  useEffect(() => Form.prefetch(), [Form]);
  useOpenedPayment(state.submission, onOpened);
  useLeftUnpaid(state.submission);
  return (
    <>
      <div css={heading}>
        <Link to={backTo}>{t('checkout.back')}</Link>
        <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      </div>
      <PriceNotice
        state={state.offer}
        newsOf={parts.newsOf}
        onRetry={() => dispatch(actions.renewalRequested())}
      />
      {!offer && (
        <NoOffer
          state={state.offer}
          icon={parts.icon}
          action={({ instead, others = parts.others, othersAt = backTo }) => (
            <LinkButton to={othersAt} variant={instead ? 'secondary' : 'primary'}>
              {t(`checkout.others.${others}`)}
            </LinkButton>
          )}
          onRetry={() => dispatch(actions.retryRequested())}
        />
      )}
      {offer && (
        <div css={columns}>
          {kept.phase === 'read' ? (
            <Form
              offer={offer}
              draft={kept.draft}
              total={total}
              lazy={{ loading: <CheckoutSkeleton /> }}
            />
          ) : (
            <CheckoutSkeleton />
          )}
          {isWide && (
            <aside aria-label={t('checkout.summary.title')} css={aside} {...keyboardStop}>
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
/** Leaves for the gateway only while the page is visible. A payment that opened in the meantime waits for that. */
function useOpenedPayment(submission: Submission<unknown>, onOpened: (payment: Payment) => void) {
  const payment = submission.phase === 'opened' ? submission.payment : null;
  const leave = useEffectEvent(onOpened);
  useEffect(() => {
    if (payment) leave(payment);
  }, [payment]);
}
