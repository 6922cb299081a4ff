import { lazy, Suspense, useRef, type FormEvent } from 'react';
import { FormProvider, type FieldErrors } from 'react-hook-form';
import { cancellationLines, CheckoutSkeleton, useCheckoutWords } from '@tiquete/checkout';
import {
  DuplicateDialog,
  ErrorSummary,
  fieldKey,
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
import type {
  Cart,
  FlightBookingBody,
  FlightPrebooking,
  FlightPriceChanged,
  Payment,
} from '@tiquete/contracts';
import { formatMoney, useBrand, type ApiClient } from '@tiquete/platform';
import { Button, css, LoadingOverlay, Notice, type Theme } from '@tiquete/ui';
import { bookFlight } from '../api';
import { SeatsAndBags } from './extras/SeatsAndBags';
import { fareTotal, type Offer } from '../offer/offerState';
import type { FlightDraftKept } from '../readDraft';
import { fieldNames, pointedField, travelerOf } from './fieldNames';
import type { FlightValues } from './formValues';
import { parsePriceChange } from './parsePriceChange';
import { ReviewSection } from './ReviewSection';
import { acceptChange, toBookingBody } from './toBookingBody';
import { TravelersSection } from './TravelersSection';
import { useFlightForm } from './useFlightForm';
import { useTravelerLabel } from './useTravelerLabel';

const ExtrasStep = lazy(async () => ({ default: (await loadExtras()).ExtrasStep }));

export interface CheckoutFormProps {
  api: ApiClient;
  offer: Offer;
  draft: FlightDraftKept | null;
  /** Seats and bags that go with it; null: nothing was chosen yet. */
  cart: Cart | null;
  /** The price is being asked again: nothing can be bought meanwhile. */
  isRenewing: boolean;
  onExpired: () => void;
  onSoldOut: () => void;
  /** The traveller accepted another price or other terms. */
  onAccepted: (prebooking: FlightPrebooking) => void;
  onCart: (cart: Cart | null) => void;
  onOpened: (payment: Payment) => void;
}
export function CheckoutForm({
  api,
  offer,
  draft,
  cart,
  isRenewing,
  onExpired,
  onSoldOut,
  onAccepted,
  onCart,
  onOpened,
}: CheckoutFormProps) {
  const t = useCheckoutWords();
  const { policy_versions: versions } = useBrand();
  const { prebooking } = offer;
  const { travelerRequirements: requirements } = prebooking.bookingRequirements;
  const formElement = useRef<HTMLFormElement>(null);
  const form = useFlightForm(prebooking, draft);
  const travelerLabel = useTravelerLabel(requirements);
  const focus = (name: string) => focusField(formElement.current, name);
  const sale = {
    book: (body: FlightBookingBody, key: string) => bookFlight(api, body, key),
    parseChange: parsePriceChange,
    accept: acceptChange,
  };
  const {
    submission,
    submit,
    acceptPrice,
    bookBoth,
    refusePrice,
    payExtras,
    payAgain,
    startAgain,
  } = useSubmission<FlightBookingBody, FlightPriceChanged>(api, sale, {
    onOpened,
    answers: {
      SESSION_EXPIRED: onExpired,
      PREBOOKING_EXPIRED: onExpired,
      NOT_FOUND: onExpired,
      OFFER_NO_LONGER_AVAILABLE: onSoldOut,
      SOLD_OUT: onSoldOut,
    },
    onRefused: (problem) => {
      const name = pointedField(problem, form.getValues());
      if (!name || !focus(name)) return false;
      form.control.setError(name, { type: SAID, message: problem.title });
      return true;
    },
  });
  const namesOf = () => fieldNames(requirements, form.getValues());
  const focusFirst = (errors: FieldErrors<FlightValues>) => {
    const [first] = wrongFields(errors, namesOf());
    if (first) focus(first);
  };
  const send = (event: FormEvent) =>
    form.handleSubmit(
      (values) => submit(toBookingBody(values, prebooking, cart, versions)),
      focusFirst,
    )(event);

  if (submission.phase === 'unpaid')
    return (
      <UnpaidBooking submission={submission} onRetry={() => void payAgain()} onAgain={startAgain} />
    );
  if ('found' in submission && submission.found) {
    return (
      <div>
        <Suspense fallback={<CheckoutSkeleton />}>
          <ExtrasStep
            api={api}
            booking={submission.booking}
            found={submission.found}
            onCart={() => undefined}
            onContinue={() => void payExtras()}
          />
        </Suspense>
        <LoadingOverlay open={submission.phase === 'paying'} label={t('checkout.leaving')} />
      </div>
    );
  }
  const isBusy = submission.phase === 'booking' || submission.phase === 'paying';
  const labelOf = (name: string) => {
    const at = travelerOf(name);
    return at === null
      ? undefined
      : t('checkout.travelerField', {
          field: t(`checkout.fields.${fieldKey(name)}`),
          traveler: travelerLabel(at),
        });
  };
  return (
    <FormProvider {...form}>
      <div>
        <form ref={formElement} noValidate onSubmit={(event) => void send(event)} css={steps}>
          <WithSavedTravelers api={api}>
            <HolderSection />
            <TravelersSection
              requirements={requirements}
              isInternational={prebooking.is_international}
            />
          </WithSavedTravelers>
          <SeatsAndBags
            key={prebooking.prebookingId}
            api={api}
            prebooking={prebooking}
            onCart={onCart}
          />
          <ReviewSection offer={offer}>
            <ErrorSummary namesOf={namesOf} labelOf={labelOf} onChosen={focus} />
            {submission.phase === 'refused' && (
              <Notice kind="error" text={submission.problem.title} />
            )}
            <Button type="submit" fullWidth busy={isBusy || isRenewing}>
              {t('checkout.pay', { amount: formatMoney(cart?.grand_total ?? fareTotal(offer)) })}
            </Button>
          </ReviewSection>
        </form>
        {submission.phase === 'price-changed' && (
          <PriceChangeDialog
            price={submission.change.price}
            total={submission.change.price.current}
            onRefuse={refusePrice}
            onAccept={() => {
              onAccepted(submission.change.prebooking);
              void acceptPrice();
            }}
          >
            {cancellationLines(submission.change.prebooking.cancellation, t).map((line) => (
              <p key={line}>{line}</p>
            ))}
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
          label={t(submission.phase === 'paying' ? 'checkout.holding' : 'checkout.booking')}
        />
      </div>
    </FormProvider>
  );
}
const steps = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
