import { useEffectEvent, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import {
  FormProvider,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { PriceChange } from '@tiquete/contracts';
import {
  formatMoney,
  useDispatch,
  useSelector,
  type Problem,
  type Translate,
} from '@tiquete/platform';
import { ConsentFields } from '@tiquete/fields';
import { Button, css, lazyPart, LockIcon, Notice, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import type { Submission } from '../flow/checkoutState';
import type { Checkout } from '../flow/defineCheckout';
import { CheckoutSkeleton } from '../frame/CheckoutSkeleton';
import { useBlocking } from '../payment/useBlocking';
import type { BuyerValues } from './buyer/buyerValues';
import { DuplicateDialog } from './dialogs/DuplicateDialog';
import { ErrorSummary } from './fields/ErrorSummary';
import { SAID, wrongFields } from './fields/fieldErrors';
import { useField } from './fields/FormFields';
import { focusField } from './fields/focusField';
import { step } from './formStyles';
import { loadExtras } from './loadExtras';
import { HolderSection } from './buyer/HolderSection';
import { PriceChangeDialog } from './dialogs/PriceChangeDialog';
import { PaymentMethods } from './PaymentMethods';
import { WithSavedTravelers } from './saved/WithSavedTravelers';
import { UnpaidBooking } from './UnpaidBooking';

const ExtrasStep = lazyPart(async () => (await loadExtras()).ExtrasStep);

export interface SaleFormProps<
  Request,
  Offer,
  Change extends { price: PriceChange },
  Body,
  Values extends BuyerValues & FieldValues,
  Checked extends FieldValues,
> {
  checkout: Checkout<Request, Offer, Change, Body>;
  form: UseFormReturn<Values, unknown, Checked>;
  toBody: (checked: Checked) => Body;
  /** Whole pesos on the button. */
  total: number;
  /** Every field that the form has at this moment, in the order of the page. */
  namesOf: () => readonly string[];
  /** What a field is called beside others of its kind; undefined: by its own label. */
  labelOf: (name: string) => string | undefined;
  /** The field that a refusal is about; null when it is about none. */
  pointedField: (problem: Problem) => FieldPath<Values> | null;
  /** Who travels, after who books. */
  travelers: ReactNode;
  /** What is sold with the offer, before the review. */
  services?: ReactNode;
  /** What must be known before paying, above what is agreed to. */
  terms: ReactNode;
  /** The terms of what can be bought in place of what the traveller saw. */
  termsOf: (change: Change) => ReactNode;
}
/** Who buys, who travels, what is agreed to, and the way to pay; then what may be added before the gateway. */
export function SaleForm<
  Request,
  Offer,
  Change extends { price: PriceChange },
  Body,
  Values extends BuyerValues & FieldValues,
  Checked extends FieldValues,
>(props: SaleFormProps<Request, Offer, Change, Body, Values, Checked>) {
  const { checkout, form, toBody, namesOf, pointedField } = props;
  const t = useCheckoutWords();
  const dispatch = useDispatch();
  const { actions, select } = checkout;
  const { submission, offer, extras, services } = useSelector(select);
  const formElement = useRef<HTMLFormElement>(null);
  const focus = (name: string) => focusField(formElement.current, name);

  useBlocking(blockingWord(submission, extras.phase === 'found', t));
  /** Shows the problem at its field, if it names one. */
  const showAtField = useEffectEvent((problem: Problem) => {
    const name = pointedField(problem);
    if (!name || !focus(name)) return;
    form.control.setError(name, { type: SAID, message: problem.detail ?? problem.title });
    dispatch(actions.dismissed());
  });
  useLayoutEffect(() => {
    if (submission.phase === 'refused') showAtField(submission.problem);
  }, [submission]);

  const submit = (checked: Checked) => {
    checkout.hold(toBody(checked));
    dispatch(actions.submitted());
  };
  const focusFirst = (errors: FieldErrors<Values>) => {
    const [first] = wrongFields(errors, namesOf());
    if (first) focus(first);
  };
  const send = (event: FormEvent) => void form.handleSubmit(submit, focusFirst)(event);
  const dismiss = () => void dispatch(actions.dismissed());
  const confirm = () => void dispatch(actions.confirmed());
  const pay = (withExtras: boolean) => void dispatch(actions.paymentRequested({ withExtras }));

  if (submission.phase === 'unpaid')
    return <UnpaidBooking submission={submission} onRetry={() => pay(true)} onAgain={dismiss} />;
  if ('booking' in submission && extras.phase === 'found')
    return (
      <ExtrasStep
        lazy={{ loading: <CheckoutSkeleton /> }}
        booking={submission.booking}
        extras={extras}
        onWanted={(items) => dispatch(actions.itemsWanted({ slot: 'extras', items }))}
        onRetry={() => dispatch(actions.extrasRequested())}
        onIdentified={(travelers) => {
          checkout.identify(travelers);
          dispatch(actions.extrasRequested());
        }}
        onContinue={pay}
      />
    );
  const amount = formatMoney(props.total);
  // A booking names the version of its cart, so a change of the cart is saved first.
  const isSavingCart = services.phase === 'found' && services.isSaving;
  const isBusy =
    submission.phase === 'booking' ||
    submission.phase === 'paying' ||
    offer.phase === 'renewing' ||
    isSavingCart;
  return (
    <FormProvider {...form}>
      <div>
        <form ref={formElement} noValidate onSubmit={send} css={steps}>
          <WithSavedTravelers>
            <HolderSection />
            {props.travelers}
          </WithSavedTravelers>
          {props.services}
          <section aria-labelledby="checkout-review" css={step}>
            <h2 id="checkout-review">{t('checkout.steps.review')}</h2>
            {props.terms}
            <BuyerConsents />
            <ErrorSummary namesOf={namesOf} labelOf={props.labelOf} onChosen={focus} />
            {submission.phase === 'refused' && (
              <Notice
                kind="error"
                text={submission.problem.detail ?? submission.problem.title}
                action={
                  isPassing(submission.problem) && (
                    <Button type="submit" variant="secondary" size="s">
                      {t('checkout.tryAgain')}
                    </Button>
                  )
                }
              />
            )}
            <PaymentMethods />
            <Button type="submit" fullWidth busy={isBusy} aria-describedby="checkout-safe">
              {t('checkout.pay', { amount })}
            </Button>
            <p id="checkout-safe" css={safe}>
              <LockIcon size={16} aria-hidden />
              {t('checkout.safe', { amount })}
            </p>
          </section>
        </form>
        {submission.phase === 'price-changed' && (
          <PriceChangeDialog price={submission.change.price} onRefuse={dismiss} onAccept={confirm}>
            {props.termsOf(submission.change)}
          </PriceChangeDialog>
        )}
        {submission.phase === 'duplicate' && (
          <DuplicateDialog code={submission.code} onAgain={confirm} onKeep={dismiss} />
        )}
      </div>
    </FormProvider>
  );
}
function BuyerConsents() {
  return <ConsentFields terms={useField('terms')} dataPolicy={useField('dataPolicy')} />;
}
/** Nobody refused: no answer came, or somebody behind the api cannot answer now. */
const isPassing = ({ status }: Problem): boolean => status === 0 || status >= 500;

function blockingWord(
  { phase }: Submission<unknown>,
  hasExtras: boolean,
  t: Translate<`checkout.${'booking' | 'holding' | 'leaving'}`>,
): string | null {
  if (phase === 'booking') return t('checkout.booking');
  if (phase !== 'paying') return null;
  return t(hasExtras ? 'checkout.leaving' : 'checkout.holding');
}
const steps = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
const safe = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  svg {
    flex: none;
  }
`;
