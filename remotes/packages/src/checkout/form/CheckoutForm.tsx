import { useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutFormProps } from '@tiquete/checkout';
import { SaleForm, useCheckoutForm, group, quiet, step } from '@tiquete/checkout/form';
import { useBrand, formatDayYear, useMessages } from '@tiquete/platform';
import type { CheckoutDraft, PackageCheckout } from '../packageCheckout';
import { fieldNames, pointedField } from './fieldNames';
import {
  buyerExpiry,
  holderDocuments,
  initialValues,
  toDraft,
  withBuyer,
  type Journey,
  type PackageValues,
  needsPassport,
} from './formValues';
import { packageSale } from './packageSale';
import { packageSchema, validUntil } from './packageSchema';
import { NewTerms, PackageTerms } from './PackageTerms';
import { PaymentChoice } from './PaymentChoice';
import { toPrebookingBody } from './toPrebookingBody';
import { useFieldLabel } from './usePersonLabel';
import { PassengerFields } from './PassengerFields';

/** The form of a package: travellers by room, and the payment plan. */
export function CheckoutForm({
  checkout,
  offer,
  draft,
  total,
}: CheckoutFormProps<PackageCheckout>) {
  const { policy_versions: versions } = useBrand();
  const { detail, payment } = offer;
  const form = usePackageForm(detail, draft);
  const [isTravelling, nationality] = useWatch({
    control: form.control,
    name: ['isTravelling', 'holder.nationality'],
  });
  return (
    <SaleForm
      checkout={checkout}
      sale={packageSale}
      form={form}
      toBody={(checked) => toPrebookingBody(checked, offer, versions)}
      total={total}
      namesOf={() => fieldNames(form.getValues(), detail)}
      labelOf={useFieldLabel(detail.by_passenger)}
      pointedField={(problem) => pointedField(problem, form.getValues(), detail)}
      holderDocuments={holderDocuments(isTravelling, nationality, detail)}
      holderExpiry={isTravelling ? buyerExpiry(detail) : undefined}
      travelers={<PassengersSection journey={detail} />}
      services={<PaymentChoice checkout={checkout} offer={offer} />}
      terms={<PackageTerms detail={detail} />}
      termsOf={(change) => <NewTerms change={change} payment={payment} />}
    />
  );
}
/** A buyer who travels fills in their names and documents only once. */
function usePackageForm(journey: Journey, draft: CheckoutDraft | null) {
  const schema = useMemo(() => packageSchema(journey), [journey]);
  const initial = useCallback(
    (stored: CheckoutDraft | null) => initialValues(journey, stored),
    [journey],
  );
  const complete = useCallback((values: PackageValues) => withBuyer(values, journey), [journey]);
  return useCheckoutForm({ schema, complete, draft, initial, toDraft });
}

/** Fields of all travellers, room by room, in the order of the price. */
function PassengersSection({ journey }: { journey: Journey }) {
  const t = useMessages('packages');
  const { rooms, by_passenger } = journey;
  return (
    <section aria-labelledby="checkout-passengers" css={step}>
      <div>
        <h2 id="checkout-passengers">{t('checkout.steps.passengers')}</h2>
        <p css={quiet}>
          {needsPassport(journey)
            ? t('checkout.passportHint', { day: formatDayYear(validUntil(journey)) })
            : t('checkout.documentHint')}
        </p>
      </div>
      {rooms.map(({ room, room_type }) => (
        <fieldset key={room} css={group}>
          <legend>
            {t('checkout.room', { number: room, type: t(`checkout.roomTypes.${room_type}`) })}
          </legend>
          {by_passenger.map((person, index) =>
            person.room === room ? (
              <PassengerFields key={index} index={index} journey={journey} />
            ) : null,
          )}
        </fieldset>
      ))}
    </section>
  );
}
