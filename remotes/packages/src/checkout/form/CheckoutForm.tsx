import { useCallback, useMemo } from 'react';
import type { CheckoutFormProps } from '@tiquete/checkout';
import { SaleForm, useKeptForm } from '@tiquete/checkout/form';
import { useBrand } from '@tiquete/platform';
import type { Offer } from '../../model/offer';
import { packageCheckout, type CheckoutDraft } from '../packageCheckout';
import { fieldNames, pointedField } from './fieldNames';
import { initialValues, toKept, withBuyer, type Journey, type PackageValues } from './formValues';
import { packageSchema } from './packageSchema';
import { NewTerms, PackageTerms } from './PackageTerms';
import { PassengersSection } from './PassengersSection';
import { PaymentChoice } from './PaymentChoice';
import { toPrebookingBody } from './toPrebookingBody';
import { useFieldLabel } from './usePersonLabel';

/** What a package asks for: everybody who travels by room, and how it is paid. */
export function CheckoutForm({ offer, draft, total }: CheckoutFormProps<Offer, CheckoutDraft>) {
  const { policy_versions: versions } = useBrand();
  const { detail, payment } = offer;
  const form = usePackageForm(detail, draft);
  return (
    <SaleForm
      checkout={packageCheckout}
      form={form}
      toBody={(checked) => toPrebookingBody(checked, offer, versions)}
      total={total}
      namesOf={() => fieldNames(form.getValues(), detail)}
      labelOf={useFieldLabel(detail.by_passenger)}
      pointedField={(problem) => pointedField(problem, form.getValues(), detail)}
      travelers={<PassengersSection journey={detail} />}
      services={<PaymentChoice offer={offer} />}
      terms={<PackageTerms detail={detail} />}
      termsOf={(change) => <NewTerms change={change} payment={payment} />}
    />
  );
}
/** A buyer who travels is not asked twice. */
function usePackageForm(journey: Journey, draft: CheckoutDraft | null) {
  const schema = useMemo(() => packageSchema(journey), [journey]);
  const initial = useCallback(
    (kept: CheckoutDraft | null) => initialValues(journey, kept),
    [journey],
  );
  const complete = useCallback((values: PackageValues) => withBuyer(values, journey), [journey]);
  return useKeptForm({ schema, complete, draft, initial, toDraft: toKept });
}
