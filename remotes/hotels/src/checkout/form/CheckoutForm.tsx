import type { CheckoutFormProps } from '@tiquete/checkout';
import { SaleForm } from '@tiquete/checkout/form';
import { useBrand } from '@tiquete/platform';
import { hotelCheckout } from '../hotelCheckout';
import type { Offer } from '../offer/offerState';
import type { CheckoutDraft } from '../readDraft';
import { fieldsInOrder } from './fieldsInOrder';
import { GuestsSection } from './GuestsSection';
import { NewTerms } from './NewTerms';
import { pointedField } from './pointedField';
import { StayTerms } from './StayTerms';
import { toPrebookingBody } from './toPrebookingBody';
import { useCheckoutForm } from './useCheckoutForm';
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
