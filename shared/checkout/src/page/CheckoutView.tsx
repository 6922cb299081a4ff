import { useEffect, useEffectEvent } from 'react';
import type { Payment } from '@tiquete/contracts';
import { Link, useDispatch } from '@tiquete/platform';
import { LinkButton, useMediaQuery, type LazyPart } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import { useDraft } from '../draft/useDraft';
import { cartOf, type CheckoutState, shownOffer, type Submission } from '../flow/checkoutState';
import type { Checkout, CheckoutFormProps } from '../flow/checkoutDefinition';
import type { CheckoutTypes } from '../flow/checkoutTypes';
import { SummaryBar } from '../summary/SummaryBar';
import { aside, columns, heading, WIDE } from '../frame/checkoutLayout';
import { CheckoutSkeleton } from '../frame/CheckoutSkeleton';
import { CheckoutSteps, type CheckoutStep } from '../frame/CheckoutSteps';
import { NoOffer } from './NoOffer';
import { PriceNotice } from './PriceNotice';
import { useCheckout } from './useCheckout';
import { useCheckoutTitle } from '../frame/useCheckoutTitle';
import { useLeftUnpaid } from './useLeftUnpaid';

/** Focusable, because the summary scrolls when it is longer than the window and may have no focusable content. */
const keyboardStop = { tabIndex: 0 };

const ALL_STEPS: readonly CheckoutStep[] = ['travelers', 'extras', 'payment'];
const WITHOUT_EXTRAS: readonly CheckoutStep[] = ['travelers', 'payment'];

export interface CheckoutViewProps<T extends CheckoutTypes> {
  checkout: Checkout<T>;
  Form: LazyPart<CheckoutFormProps<T>>;
  request: T['request'];
  onOpened: (payment: Payment) => void;
}
/** The form, and a summary that stays visible beside it. */
export function CheckoutView<T extends CheckoutTypes>({
  checkout,
  Form,
  request,
  onOpened,
}: CheckoutViewProps<T>) {
  const t = useCheckoutWords();
  const dispatch = useDispatch();
  const { actions, definition } = checkout;
  const { Summary } = definition;
  const state = useCheckout(checkout, request);
  const backUrl = definition.backUrl(request);
  const stored = useDraft(definition.readDraft);
  const isWide = useMediaQuery(WIDE);
  const offer = shownOffer(state.offer);
  const cart = cartOf(state);
  const step = stepOf(state);
  const total = cart?.grand_total ?? (offer ? definition.totalOf(offer) : 0);
  useCheckoutTitle(t('checkout.title'));
  useEffect(() => Form.prefetch(), [Form]);
  useOpenedPayment(state.submission, onOpened);
  useLeftUnpaid(state.submission);
  return (
    <>
      <div css={heading}>
        <Link to={backUrl}>{t('checkout.back')}</Link>
        <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      </div>
      {offer && (
        <CheckoutSteps
          steps={definition.hasExtras === false ? WITHOUT_EXTRAS : ALL_STEPS}
          current={step}
        />
      )}
      <PriceNotice
        state={state.offer}
        newsOf={definition.priceNewsOf}
        onRetry={() => dispatch(actions.renewalRequested())}
      />
      {!offer && (
        <NoOffer
          state={state.offer}
          icon={definition.icon}
          action={({ instead, others = definition.otherOffers, othersAt = backUrl }) => (
            <LinkButton to={othersAt} variant={instead ? 'secondary' : 'primary'}>
              {t(`checkout.others.${others}`)}
            </LinkButton>
          )}
          onRetry={() => dispatch(actions.retryRequested())}
        />
      )}
      {offer && (
        <div css={columns}>
          {stored.phase === 'read' ? (
            <Form
              checkout={checkout}
              offer={offer}
              draft={stored.draft}
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
      {offer && !isWide && step !== 'extras' && (
        <SummaryBar amount={total}>
          <Summary offer={offer} cart={cart} />
        </SummaryBar>
      )}
    </>
  );
}
function stepOf({
  submission,
  extras,
}: Pick<CheckoutState<unknown, unknown>, 'submission' | 'extras'>): CheckoutStep {
  if (submission.phase === 'unpaid' || submission.phase === 'opened') return 'payment';
  if (!('booking' in submission)) return 'travelers';
  return extras.phase === 'found' ? 'extras' : 'payment';
}
/** Leaves for the gateway only while the page is visible. A payment that opened in the meantime waits for that. */
function useOpenedPayment(submission: Submission<unknown>, onOpened: (payment: Payment) => void) {
  const payment = submission.phase === 'opened' ? submission.payment : null;
  const leave = useEffectEvent(onOpened);
  useEffect(() => {
    if (payment) leave(payment);
  }, [payment]);
}
