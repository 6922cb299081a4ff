import { lazy, Suspense, useRef, type FormEvent } from 'react';
import { FormProvider, type FieldErrors } from 'react-hook-form';
import { CheckoutSkeleton } from '@tiquete/checkout';
import {
  DuplicateDialog,
  ErrorSummary,
  focusField,
  HolderSection,
  loadExtras,
  PriceChangeDialog,
  SAID,
  UnpaidBooking,
  useSubmission,
  WithSavedTravelers,
  wrongFields,
} from '@tiquete/checkout/form';
import type { Cart, HotelTariff, Payment } from '@tiquete/contracts';
import { formatMoney, useBrand, useMessages, type ApiClient } from '@tiquete/platform';
import { Button, css, LoadingOverlay, Notice, type Theme } from '@tiquete/ui';
import type { Offer } from '../offer/offerState';
import type { CheckoutDraft } from '../readDraft';
import { fieldsInOrder } from './fieldsInOrder';
import type { CheckoutValues } from './formValues';
import { GuestsSection } from './GuestsSection';
import { hotelSale } from './hotelSale';
import { NewTerms } from './NewTerms';
import { pointedField } from './pointedField';
import { ReviewSection } from './ReviewSection';
import { toPrebookingBody } from './toPrebookingBody';
import { useCheckoutForm } from './useCheckoutForm';
import { useGuestFieldLabel } from './useGuestFieldLabel';

const ExtrasStep = lazy(async () => ({ default: (await loadExtras()).ExtrasStep }));

export interface CheckoutFormProps {
  api: ApiClient;
  offer: Offer;
  draft: CheckoutDraft | null;
  /** The prices are being asked again: nothing can be bought meanwhile. */
  isRenewing: boolean;
  onExpired: () => void;
  onSoldOut: () => void;
  /** The traveller accepted another price or other terms. */
  onAccepted: (tariff: HotelTariff) => void;
  /** The extras of the booking changed what is paid; null: it is not made yet. */
  onCart: (cart: Cart | null) => void;
  onOpened: (payment: Payment) => void;
}
export function CheckoutForm({
  api,
  offer,
  draft,
  isRenewing,
  onExpired,
  onSoldOut,
  onAccepted,
  onCart,
  onOpened,
}: CheckoutFormProps) {
  const t = useMessages('hotels');
  const { policy_versions: versions } = useBrand();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useCheckoutForm(offer, draft);
  const { rooms } = offer.query;
  const labelOf = useGuestFieldLabel(rooms);
  const focus = (name: string) => focusField(formElement.current, name);
  const {
    submission,
    submit,
    acceptPrice,
    bookBoth,
    refusePrice,
    payExtras,
    payAgain,
    startAgain,
  } = useSubmission(api, hotelSale(api, versions), {
    onOpened,
    answers: { SESSION_EXPIRED: onExpired, SOLD_OUT: onSoldOut },
    onRefused: (problem) => {
      const name = pointedField(problem, rooms);
      if (!name || !focus(name)) return false;
      form.control.setError(name, { type: SAID, message: problem.title });
      return true;
    },
  });
  const focusFirst = (errors: FieldErrors<CheckoutValues>) => {
    const [first] = wrongFields(errors, fieldsInOrder(form.getValues()));
    if (first) focus(first);
  };
  const send = (event: FormEvent) =>
    form.handleSubmit(
      (values) => submit(toPrebookingBody(values, offer, versions)),
      focusFirst,
    )(event);

  const again = () => {
    onCart(null);
    startAgain();
  };
  if (submission.phase === 'unpaid')
    return (
      <UnpaidBooking submission={submission} onRetry={() => void payAgain()} onAgain={again} />
    );
  if ('found' in submission && submission.found) {
    return (
      <div>
        <Suspense fallback={<CheckoutSkeleton />}>
          <ExtrasStep
            api={api}
            booking={submission.booking}
            found={submission.found}
            onCart={onCart}
            onContinue={() => void payExtras()}
          />
        </Suspense>
        <LoadingOverlay open={submission.phase === 'paying'} label={t('checkout.leaving')} />
      </div>
    );
  }
  const isBusy = submission.phase === 'booking' || submission.phase === 'paying';
  return (
    <FormProvider {...form}>
      <div>
        <form ref={formElement} noValidate onSubmit={(event) => void send(event)} css={steps}>
          <WithSavedTravelers api={api}>
            <HolderSection />
            <GuestsSection rooms={rooms} />
          </WithSavedTravelers>
          <ReviewSection offer={offer}>
            <ErrorSummary
              namesOf={() => fieldsInOrder(form.getValues())}
              labelOf={labelOf}
              onChosen={focus}
            />
            {submission.phase === 'refused' && (
              <Notice kind="error" text={submission.problem.title} />
            )}
            <Button type="submit" fullWidth busy={isBusy || isRenewing}>
              {t('checkout.pay', { amount: formatMoney(offer.tariff.total) })}
            </Button>
          </ReviewSection>
        </form>
        {submission.phase === 'price-changed' && (
          <PriceChangeDialog
            price={submission.change.price}
            total={submission.change.tariff.total}
            onRefuse={refusePrice}
            onAccept={() => {
              onAccepted(submission.change.tariff);
              void acceptPrice();
            }}
          >
            <NewTerms tariff={submission.change.tariff} />
          </PriceChangeDialog>
        )}
        {submission.phase === 'duplicate' && (
          <DuplicateDialog
            code={submission.code}
            onAgain={() => void bookBoth()}
            onKeep={refusePrice}
          />
        )}
        <LoadingOverlay
          open={isBusy}
          label={t(submission.phase === 'paying' ? 'checkout.leaving' : 'checkout.booking')}
        />
      </div>
    </FormProvider>
  );
}
const steps = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
