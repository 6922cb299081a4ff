import { useMessages } from '@tiquete/platform';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCheckbox, FormText, NameFields, quiet } from '@tiquete/checkout/form';
import type { AssistanceValues } from '../formValues';

/** Beneficiary of the death benefit. The fields appear only when the traveller wants to name one. */
export function BeneficiaryFields({ index }: { index: number }) {
  const t = useMessages('assistance');
  const { control } = useFormContext<AssistanceValues>();
  const isNamed = useWatch({ control, name: `insured.${index}.hasBeneficiary` });
  return (
    <>
      <FormCheckbox<AssistanceValues>
        name={`insured.${index}.hasBeneficiary`}
        label={t('checkout.hasBeneficiary')}
      />
      {isNamed && (
        <>
          <p css={quiet}>{t('checkout.beneficiaryHint')}</p>
          <NameFields<AssistanceValues> of={`insured.${index}.beneficiary`} />
          <FormText<AssistanceValues>
            name={`insured.${index}.beneficiary.relationship`}
            autoComplete="off"
            maxLength={40}
            hint={t('checkout.relationshipHint')}
          />
        </>
      )}
    </>
  );
}
