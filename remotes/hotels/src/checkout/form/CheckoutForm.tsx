import { useCallback, useMemo } from 'react';
import type { CheckoutFormProps } from '@tiquete/checkout';
import { CONSENT_FIELDS, holderFields, SaleForm, useKeptForm } from '@tiquete/checkout/form';
import { useBrand } from '@tiquete/platform';
import { hotelCheckout, type CheckoutDraft } from '../hotelCheckout';
import type { Offer } from '../../model/offer';
import { checkoutSchema } from './checkoutSchema';
import { initialValues, toDraft, withHolder, type CheckoutValues } from './formValues';
import { GuestsSection } from './GuestsSection';
import { NewTerms } from './NewTerms';
import { pointedField } from './pointedField';
import { StayTerms } from './StayTerms';
import { toPrebookingBody } from './toPrebookingBody';
import { useGuestFieldLabel } from './useGuestFieldLabel';

/** What a stay asks for: its guests room by room, and what the hotel should know. */
export function CheckoutForm({ offer, draft, total }: CheckoutFormProps<Offer, CheckoutDraft>) {
  const { policy_versions: versions } = useBrand();
  const form = useCheckoutForm(offer, draft);
  const { rooms } = offer.query;
  const labelOf = useGuestFieldLabel(rooms);
  return (
    <SaleForm
      checkout={hotelCheckout}
      form={form}
      toBody={(values) => toPrebookingBody(values, offer, versions)}
      total={total}
      namesOf={() => fieldsInOrder(form.getValues())}
      labelOf={labelOf}
      pointedField={(problem) => pointedField(problem, rooms)}
      travelers={<GuestsSection rooms={rooms} />}
      terms={<StayTerms offer={offer} />}
      termsOf={({ tariff }) => <NewTerms tariff={tariff} />}
    />
  );
}
function useCheckoutForm({ query, stay }: Offer, draft: CheckoutDraft | null) {
  const schema = useMemo(() => checkoutSchema(stay.checkin), [stay.checkin]);
  const initial = useCallback(
    (kept: CheckoutDraft | null) => initialValues(query.rooms, query.nationality, kept),
    [query],
  );
  return useKeptForm({ schema, complete: withHolder, draft, initial, toDraft });
}
/** Every field in the order of the page; a holder who stays has no guest fields. */
function fieldsInOrder({
  holder,
  rooms,
  isStaying,
}: Pick<CheckoutValues, 'holder' | 'rooms' | 'isStaying'>): string[] {
  const guests = rooms.flatMap(({ guests: inRoom }, room) =>
    inRoom.flatMap((_, guest) =>
      isStaying && room === 0 && guest === 0
        ? []
        : [`rooms.${room}.guests.${guest}.name`, `rooms.${room}.guests.${guest}.lastname`],
    ),
  );
  return [...holderFields(holder), ...guests, 'remarks', ...CONSENT_FIELDS];
}
