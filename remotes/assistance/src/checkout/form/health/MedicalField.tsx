import { useMessages } from '@tiquete/platform';
import { FormParagraph } from '@tiquete/checkout/form';
import type { AssistanceValues } from '../formValues';

/** What somebody suffers from, in their own words; never offered by the browser. */
export function MedicalField({ index, person }: { index: number; person: string }) {
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
