import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { useMessages } from '@tiquete/platform';
import type { NamesDraft } from '../draft/draftReader';
import { consentShape, holderSchema, namesShape, toCustomer } from '../form/buyer/buyerSchema';
import { initialBuyer, toBuyerDraft, type BuyerValues } from '../form/buyer/buyerValues';
import { pointedBuyerField } from '../form/buyer/pointedBuyerField';
import { CONSENT_FIELDS, holderFields } from '../form/fields/fieldErrors';
import { FormCheckbox } from '../form/fields/FormFields';
import { NameFields } from '../form/fields/NameFields';
import { useFieldName } from '../form/fields/useFieldName';
import { SaleForm } from '../form/SaleForm';
import { SaveTraveler } from '../form/saved/SaveTraveler';
import { useCheckoutForm } from '../form/useCheckoutForm';
import type { CheckoutFormProps, Sale } from '../flow/checkoutDefinition';
import type { CruiseCheckout } from './cruises';

interface CruiseValues extends BuyerValues {
  /** The buyer is the first passenger of the cabin and is entered once. */
  isTravelling: boolean;
  guests: NamesDraft[];
}
/** Passengers must be of age on the day of sailing. */
const schema = z.object({
  holder: holderSchema('2027-03-10'),
  isTravelling: z.boolean(),
  guests: z.array(z.object(namesShape)),
  ...consentShape,
});
const noNames: NamesDraft = { name: '', lastname: '' };

type CruiseDraft = CruiseCheckout['draft'];

const initial = (draft: CruiseDraft | null): CruiseValues => ({
  ...initialBuyer(draft),
  isTravelling: draft?.isTravelling ?? true,
  guests: [noNames, draft?.companion ?? noNames],
});
const toDraft = (values: CruiseValues, owner: string): CruiseDraft => ({
  ...toBuyerDraft(values, owner),
  isTravelling: values.isTravelling,
  companion: values.guests[1] ?? noNames,
});
const complete = (values: CruiseValues): CruiseValues => {
  const { name, lastname } = values.holder;
  const guests = values.guests.map((guest, index) =>
    index === 0 && values.isTravelling ? { name, lastname } : guest,
  );
  return { ...values, guests };
};
const shownGuests = (isTravelling: boolean) => (isTravelling ? [1] : [0, 1]);

/** Form for two passengers in a cabin. */
export function CruiseForm({
  checkout,
  sale,
  offer,
  draft,
  total,
}: CheckoutFormProps<CruiseCheckout> & { sale: Sale<CruiseCheckout> }) {
  const t = useMessages('cruises');
  const fieldName = useFieldName();
  const form = useCheckoutForm({ schema, complete, draft, initial, toDraft });
  const namesOf = () => {
    const { holder, isTravelling } = form.getValues();
    const guests = shownGuests(isTravelling).flatMap((index) => [
      `guests.${index}.name`,
      `guests.${index}.lastname`,
    ]);
    return [...holderFields(holder), ...guests, ...CONSENT_FIELDS];
  };
  return (
    <SaleForm
      checkout={checkout}
      sale={sale}
      form={form}
      toBody={({ holder, guests }) => {
        const customer = toCustomer(holder);
        const { document = '' } = customer;
        return { cabin: offer.code, total: offer.total, document, customer, guests, accepts: {} };
      }}
      total={total}
      namesOf={namesOf}
      labelOf={(name) =>
        name.startsWith('guests.')
          ? t('checkout.companionField', { field: fieldName(name) })
          : undefined
      }
      pointedField={pointedBuyerField}
      travelers={<Guests />}
      terms={null}
      termsOf={({ cabin }) => <p>{cabin.code}</p>}
    />
  );
}
function Guests() {
  const t = useMessages('cruises');
  const { control } = useFormContext<CruiseValues>();
  const isTravelling = useWatch({ control, name: 'isTravelling' });
  return (
    <section aria-label={t('checkout.steps.guests')}>
      <FormCheckbox<CruiseValues> name="isTravelling" label={t('checkout.travelling')} />
      {shownGuests(isTravelling).map((index) => (
        <Fragment key={index}>
          <NameFields<CruiseValues> of={`guests.${index}`} />
          <SaveTraveler of={`guests.${index}`} />
        </Fragment>
      ))}
    </section>
  );
}
