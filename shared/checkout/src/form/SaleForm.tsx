// Schemas of a sale are created after this import.
import './plainZod';
import { useEffectEvent, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import {
  FormProvider,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import {
  formatMoney,
  useBrand,
  useDispatch,
  usePageStore,
  useSelector,
  type Problem,
  type Translate,
} from '@tiquete/platform';
import type { TravellerDocument } from '@tiquete/domain/travellers';
import { ConsentFields } from '@tiquete/fields';
import { Button, css, lazyPart, LockIcon, Notice, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import type { Submission } from '../flow/checkoutState';
import type { Checkout, Sale } from '../flow/checkoutDefinition';
import type { CheckoutTypes } from '../flow/checkoutTypes';
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
import { ContactSection } from './buyer/ContactSection';
import { HolderSection } from './buyer/HolderSection';
import { PriceChangeDialog } from './dialogs/PriceChangeDialog';
import { PaymentMethods } from './PaymentMethods';
import { useSavingTravelers } from './saved/useSavingTravelers';
import { WithSavedTravelers } from './saved/WithSavedTravelers';
import { searchExtrasAgain } from './searchExtrasAgain';
import { sell } from './sell';
import { UnpaidBooking } from './UnpaidBooking';

const ExtrasStep = lazyPart(async () => (await loadExtras()).ExtrasStep);

export interface SaleFormProps<
  T extends CheckoutTypes,
  Values extends BuyerValues & FieldValues,
  Checked extends FieldValues,
> {
  checkout: Checkout<T>;
  sale: Sale<T>;
  form: UseFormReturn<Values, unknown, Checked>;
  toBody: (checked: Checked) => T['body'];
  /** Total on the button, in whole pesos. */
  total: number;
  /** Names of the fields that the form has now, in the order of the page. */
  namesOf: () => readonly string[];
  /** Label of a field that repeats for several people. Undefined: the field's own label. */
  labelOf: (name: string) => string | undefined;
  /** The field that caused a rejection. Null when no field did. */
  pointedField: (problem: Problem) => FieldPath<Values> | null;
  /** True when the sale needs the buyer's names and contact only. */
  isContactEnough?: boolean;
  /** Documents that the buyer may give. Omit it when the sale does not depend on them. */
  holderDocuments?: readonly TravellerDocument[];
  /** Field for the expiry of the buyer's passport, when the form asks it. A saved traveller fills it. */
  holderExpiry?: FieldPath<Values> | undefined;
  /** Section of the travellers, after the buyer's. */
  travelers: ReactNode;
  /** Section of the services sold with the offer, before the review. */
  services?: ReactNode;
  /** Facts that the buyer must know before paying, above the consents. */
  terms: ReactNode;
  /** Terms of the new offer. */
  termsOf: (change: T['change']) => ReactNode;
}
/** Sections of the form: buyer, travellers, consents and payment methods. The extras follow before the gateway. */
export function SaleForm<
  T extends CheckoutTypes,
  Values extends BuyerValues & FieldValues,
  Checked extends FieldValues,
>(props: SaleFormProps<T, Values, Checked>) {
  const { checkout, sale, form, toBody, namesOf, pointedField } = props;
  const t = useCheckoutWords();
  const dispatch = useDispatch();
  const store = usePageStore();
  const { id: brand } = useBrand();
  const { actions, select } = checkout;
  const { submission, offer, extras, services } = useSelector(select);
  const formElement = useRef<HTMLFormElement>(null);
  const saving = useSavingTravelers();
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
    if (submission.phase === 'rejected') showAtField(submission.problem);
  }, [submission]);

  const submit = (checked: Checked) => {
    const body = toBody(checked);
    store.runSaga(() => sell(checkout, sale, brand, body));
    saving.save(form.getValues());
  };
  const focusFirst = (errors: FieldErrors<Values>) => {
    const [first] = wrongFields(errors, namesOf());
    if (first) focus(first);
  };
  const send = (event: FormEvent) => void form.handleSubmit(submit, focusFirst)(event);
  const dismiss = () => void dispatch(actions.dismissed());
  const confirm = () => void dispatch(actions.confirmed());
  const pay = () => void dispatch(actions.paymentRequested());

  if (submission.phase === 'unpaid')
    return <UnpaidBooking submission={submission} onRetry={pay} onAgain={dismiss} />;
  if ('booking' in submission && extras.phase === 'found')
    return (
      <ExtrasStep
        lazy={{ loading: <CheckoutSkeleton /> }}
        booking={submission.booking}
        extras={extras}
        onWanted={(items) => dispatch(actions.itemsWanted({ kind: 'extras', items }))}
        onRetry={() => store.runSaga(() => searchExtrasAgain(checkout))}
        onIdentified={(travelers) => store.runSaga(() => searchExtrasAgain(checkout, travelers))}
        onPay={pay}
      />
    );
  const amount = formatMoney(props.total);
  // A booking names the version of its cart, so the form waits until a change of the cart is saved.
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
          <WithSavedTravelers
            saving={saving}
            holderExpiry={props.holderExpiry}
            isDocumentAsked={!props.isContactEnough}
          >
            {props.isContactEnough ? (
              <ContactSection />
            ) : (
              <HolderSection documents={props.holderDocuments} />
            )}
            {props.travelers}
          </WithSavedTravelers>
          {props.services}
          <section aria-labelledby="checkout-review" css={step}>
            <h2 id="checkout-review">{t('checkout.steps.review')}</h2>
            {props.terms}
            <BuyerConsents />
            <ErrorSummary namesOf={namesOf} labelOf={props.labelOf} onChosen={focus} />
            {submission.phase === 'rejected' && (
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
              {t('checkout.safe')}
            </p>
          </section>
        </form>
        {submission.phase === 'price-changed' && (
          <PriceChangeDialog price={submission.change.price} onDecline={dismiss} onAccept={confirm}>
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
/** True for a temporary failure: no answer came, or the server or a supplier cannot answer now. */
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
