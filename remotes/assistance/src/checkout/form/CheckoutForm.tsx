import { useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutFormProps } from '@tiquete/checkout';
import { SaleForm, useCheckoutForm } from '@tiquete/checkout/form';
import { useBrand } from '@tiquete/platform';
import type { AssistanceCheckout } from '../assistanceCheckout';
import { unmetRulesOf, type Offer } from '../../model/offer';
import type { CheckoutDraft } from '../readDraft';
import { assistanceSale } from './assistanceSale';
import { assistanceSchema } from './assistanceSchema';
import { EmergencySection } from './EmergencySection';
import { EntryConsent } from './EntryConsent';
import { fieldNames, pointedField } from './fieldNames';
import {
  holderDocuments,
  initialValues,
  toDraft,
  withHolder,
  type AssistanceValues,
} from './formValues';
import { HealthSection } from './health/HealthSection';
import { InsuredSection } from './insured/InsuredSection';
import { useFieldLabel } from './insured/useInsuredLabel';
import { NewTerms, PlanTerms } from './PlanTerms';
import { toPrebookingBody } from './toPrebookingBody';
import { UpgradesSection } from './UpgradesSection';

/** Insured people, emergency contact, health answers, upgrades and terms of a plan. */
export function CheckoutForm({
  checkout,
  offer,
  draft,
  total,
}: CheckoutFormProps<AssistanceCheckout>) {
  const { policy_versions: versions } = useBrand();
  const form = useAssistanceForm(offer, draft);
  const { query } = offer;
  const [isInsured, nationality] = useWatch({
    control: form.control,
    name: ['isInsured', 'holder.nationality'],
  });
  return (
    <SaleForm
      checkout={checkout}
      sale={assistanceSale}
      form={form}
      toBody={(checked) => toPrebookingBody(checked, offer, versions)}
      total={total}
      namesOf={() => fieldNames(form.getValues(), offer)}
      labelOf={useFieldLabel(query.ages)}
      pointedField={(problem) => pointedField(problem, form.getValues(), query)}
      holderDocuments={holderDocuments(isInsured, nationality, query)}
      travelers={
        <>
          <InsuredSection query={query} />
          <EmergencySection />
          <HealthSection
            ages={query.ages}
            provider={offer.plan.provider.name}
            retention={offer.search.health_kept}
          />
        </>
      }
      services={<UpgradesSection checkout={checkout} offer={offer} />}
      terms={
        <>
          <PlanTerms plan={offer.plan} />
          <EntryConsent offer={offer} />
        </>
      }
      termsOf={({ plan }) => <NewTerms plan={plan} />}
    />
  );
}
/** An insured buyer fills in their names and documents only once. */
function useAssistanceForm(offer: Offer, draft: CheckoutDraft | null) {
  const { query } = offer;
  const isUnmet = unmetRulesOf(offer).length > 0;
  const schema = useMemo(() => assistanceSchema(query, isUnmet), [query, isUnmet]);
  const initial = useCallback(
    (stored: CheckoutDraft | null) => initialValues(query, stored),
    [query],
  );
  const complete = useCallback((values: AssistanceValues) => withHolder(values, query), [query]);
  return useCheckoutForm({ schema, complete, draft, initial, toDraft });
}
