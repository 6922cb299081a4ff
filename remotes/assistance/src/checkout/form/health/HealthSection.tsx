import { useMessages } from '@tiquete/platform';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCheckbox, quiet, step } from '@tiquete/checkout/form';
import { speaksOfMinors, type AssistanceValues } from '../formValues';
import { useInsuredLabel } from '../insured/useInsuredLabel';
import { HealthConsent, type HealthKept } from './HealthConsent';
import { MedicalField } from './MedicalField';

export interface HealthSectionProps {
  ages: readonly number[];
  /** The company that learns of it. */
  provider: string;
  kept: HealthKept;
}
/**
 * Nothing of health is asked before the traveller wants to tell, and nothing told is kept outside of this form. The answers
 * are sensitive data, with a consent of their own.
 */
export function HealthSection({ ages, provider, kept }: HealthSectionProps) {
  const t = useMessages('assistance');
  const label = useInsuredLabel(ages);
  const { control } = useFormContext<AssistanceValues>();
  const { hasConditions, isOfMinors } = useWatch({
    control,
    name: ['hasConditions', 'insured'],
    compute: ([hasConditions, insured]) => ({
      hasConditions,
      isOfMinors: speaksOfMinors({ hasConditions, insured }, ages),
    }),
  });
  return (
    <section aria-labelledby="checkout-health" css={step}>
      <div>
        <h2 id="checkout-health">{t('checkout.steps.health')}</h2>
        <p css={quiet}>{t('checkout.healthHint', { provider })}</p>
      </div>
      <FormCheckbox<AssistanceValues> name="hasConditions" label={t('checkout.hasConditions')} />
      {hasConditions && (
        <>
          {ages.map((_, index) => (
            <MedicalField key={index} index={index} person={label(index)} />
          ))}
          <HealthConsent provider={provider} kept={kept} isOfMinors={isOfMinors} />
        </>
      )}
    </section>
  );
}
