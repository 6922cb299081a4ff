import { useCallback } from 'react';
import { type CheckoutFormProps, cancellationLines } from '@tiquete/checkout';
import {
  CONSENT_FIELDS,
  contactFields,
  SaleForm,
  useCheckoutForm,
  CancellationFact,
  fact,
} from '@tiquete/checkout/form';
import { useBrand, useMessages } from '@tiquete/platform';
import type { HotelTariff } from '@tiquete/contracts';
import { css } from '@tiquete/ui';
import type { CheckoutDraft, HotelCheckout } from '../hotelCheckout';
import type { Offer } from '../../model/offer';
import { checkoutSchema } from './checkoutSchema';
import { initialValues, toDraft, withHolder, type CheckoutValues } from './formValues';
import { GuestsSection } from './GuestsSection';
import { hotelSale } from './hotelSale';
import { pointedField } from './pointedField';
import { Remarks } from './Remarks';
import { toPrebookingBody } from './toPrebookingBody';
import { useGuestFieldLabel } from './useGuestFieldLabel';

/** The form of a stay: the guest responsible for each room, and remarks for the hotel. */
export function CheckoutForm({ checkout, offer, draft, total }: CheckoutFormProps<HotelCheckout>) {
  const { policy_versions: versions } = useBrand();
  const form = useStayForm(offer, draft);
  const { rooms } = offer.query;
  const labelOf = useGuestFieldLabel();
  return (
    <SaleForm
      checkout={checkout}
      sale={hotelSale}
      form={form}
      toBody={(values) => toPrebookingBody(values, offer, versions)}
      total={total}
      namesOf={() => fieldsInOrder(form.getValues())}
      labelOf={labelOf}
      pointedField={(problem) => pointedField(problem, rooms)}
      isContactEnough
      travelers={<GuestsSection rooms={rooms} />}
      terms={<StayTerms offer={offer} />}
      termsOf={({ tariff }) => <NewTerms tariff={tariff} />}
    />
  );
}
function useStayForm({ query }: Offer, draft: CheckoutDraft | null) {
  const initial = useCallback(
    (stored: CheckoutDraft | null) => initialValues(query.rooms, query.nationality, stored),
    [query],
  );
  return useCheckoutForm({ schema: checkoutSchema, complete: withHolder, draft, initial, toDraft });
}
/** Every field in the order of the page. A holder who stays has no guest fields. */
function fieldsInOrder({
  holder,
  rooms,
  isStaying,
}: Pick<CheckoutValues, 'holder' | 'rooms' | 'isStaying'>): string[] {
  const guests = rooms.flatMap((_, room) =>
    isStaying && room === 0 ? [] : [`rooms.${room}.name`, `rooms.${room}.lastname`],
  );
  return [...contactFields(holder), ...guests, 'remarks', ...CONSENT_FIELDS];
}

/** Terms of the tariff that replaces another one. */
function NewTerms({ tariff }: { tariff: HotelTariff }) {
  const t = useMessages('hotels');
  return (
    <>
      <div>
        <h3>{t('checkout.summary.cancellation')}</h3>
        {cancellationLines(tariff.cancellation, t).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {tariff.rate_comments && (
        <div>
          <h3>{t('checkout.comments')}</h3>
          <p>{tariff.rate_comments}</p>
        </div>
      )}
    </>
  );
}

/** Remarks for the hotel, the cancellation terms and the hotel's comments. */
function StayTerms({ offer }: { offer: Offer }) {
  const t = useMessages('hotels');
  const { rate_comments: comments, cancellation } = offer.tariff;
  return (
    <>
      <Remarks />
      <CancellationFact cancellation={cancellation} />
      {comments && (
        <div css={fact}>
          <h3>{t('checkout.comments')}</h3>
          <p css={asWritten}>{comments}</p>
        </div>
      )}
    </>
  );
}
const asWritten = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
