import { useMessages } from '@tiquete/platform';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCheckbox, FormParagraph, quiet, step } from '@tiquete/checkout/form';
import { speaksOfMinors, type AssistanceValues } from '../formValues';
import { useInsuredLabel } from '../insured/useInsuredLabel';
import { HealthConsent, type HealthRetention } from './HealthConsent';

export interface HealthSectionProps {
  ages: readonly number[];
  /** Company that receives the answers. */
  provider: string;
  retention: HealthRetention;
}
/**
 * The questions appear only after the traveller chooses to answer them, and the answers are not stored outside this form.
 * They are sensitive data and need a consent of their own.
 */
export function HealthSection({ ages, provider, retention }: HealthSectionProps) {
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
          <HealthConsent provider={provider} retention={retention} isOfMinors={isOfMinors} />
        </>
      )}
    </section>
  );
}

/** An insured person's conditions in their own words. The browser does not autofill it. */
function MedicalField({ index, person }: { index: number; person: string }) {
  const t = useMessages('assistance');
  return (
    <FormParagraph<AssistanceValues>
      name={`insured.${index}.medical`}
      label={t('checkout.medicalOf', { person })}
      placeholder={t('checkout.medicalPlaceholder')}
      rows={2}
      longest={600}
      autoComplete="off"
    />
  );
}
