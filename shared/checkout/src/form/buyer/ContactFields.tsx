import { useFormContext, useFormState } from 'react-hook-form';
import { EmailField, PhoneFields } from '@tiquete/fields';
import { useCheckoutWords } from '../../checkoutContext';
import type { BuyerValues } from './buyerValues';
import { useField } from '../fields/FormFields';
import { pair } from '../formStyles';

export function ContactFields() {
  const t = useCheckoutWords();
  const { control, setValue, getFieldState } = useFormContext<BuyerValues>();
  // Subscribes to this field only. The state of the form context would render the whole form at the first key in each field.
  const formState = useFormState({ control, name: 'holder.email', exact: true });
  return (
    <>
      <EmailField
        field={useField('holder.email')}
        isLeft={getFieldState('holder.email', formState).isTouched}
        onUse={(email) => setValue('holder.email', email, { shouldValidate: true })}
        autoComplete="email"
        hint={t('checkout.emailHint')}
      />
      <div css={pair}>
        <PhoneFields
          country={useField('holder.phone.country')}
          number={useField('holder.phone.number')}
          isOwn
          hint={t('checkout.phoneHint')}
        />
      </div>
    </>
  );
}
