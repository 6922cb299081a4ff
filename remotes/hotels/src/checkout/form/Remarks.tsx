import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormParagraph } from '@tiquete/checkout/form';
import { REMARKS_MAX } from '@tiquete/contracts/limits';
import { useMessages } from '@tiquete/platform';
import { Button } from '@tiquete/ui';
import type { CheckoutValues } from './formValues';

/** Optional remarks for the hotel. The field appears on request, and when the api rejects its text. */
export function Remarks() {
  const t = useMessages('hotels');
  const { control } = useFormContext<CheckoutValues>();
  const text = useWatch({ control, name: 'remarks' });
  const { errors } = useFormState({ control, name: 'remarks' });
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && !text && !errors.remarks)
    return (
      <div>
        <Button variant="ghost" size="s" onClick={() => setWanted(true)}>
          {t('checkout.addRemarks')}
        </Button>
      </div>
    );
  return (
    <FormParagraph<CheckoutValues>
      name="remarks"
      label={t('checkout.fields.remarks')}
      placeholder={t('checkout.remarksPlaceholder')}
      hint={t('checkout.remarksHint')}
      rows={3}
      longest={REMARKS_MAX}
    />
  );
}
