import { FormParagraph } from '@tiquete/checkout/form';
import { useMessages } from '@tiquete/platform';
import type { CheckoutValues } from './formValues';

export function RemarksField() {
  const t = useMessages('hotels');
  return (
    <FormParagraph<CheckoutValues>
      name="remarks"
      label={t('checkout.fields.remarks')}
      placeholder={t('checkout.remarksPlaceholder')}
      hint={t('checkout.remarksHint')}
      rows={3}
      longest={2000}
    />
  );
}
