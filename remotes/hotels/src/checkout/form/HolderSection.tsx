import { useFormContext } from 'react-hook-form';
import { useMessages } from '@tiquete/platform';
import { InfoIcon, css, type Theme } from '@tiquete/ui';
import { GENDERS } from '@tiquete/contracts/constants';
import { countryOptions, TRAVELLER_DOCUMENTS } from '@tiquete/domain/travellers';
import { BirthField } from './BirthField';
import { ContactFields } from './ContactFields';
import { FormSelect, FormText } from './fields';
import { pair, quiet, step } from './formStyles';
import type { CheckoutValues } from './formValues';
import { SavedHolder } from './saved/SavedHolder';

/** Who books, and answers for the stay. */
export function HolderSection() {
  const t = useMessages('hotels');
  const { getValues, trigger } = useFormContext<CheckoutValues>();
  const choose = { value: '', label: t('checkout.choose') };
  const documents = TRAVELLER_DOCUMENTS.map((type) => ({ value: String(type), label: t(`checkout.documents.${type}`) }));
  const genders = Object.values(GENDERS).map((gender) => ({ value: String(gender), label: t(`checkout.genders.${gender}`) }));
  const checkNumber = () => {
    if (getValues('holder.identity.number')) void trigger('holder.identity.number');
  };
  return (
    <section aria-labelledby="checkout-holder" css={step}>
      <div>
        <h2 id="checkout-holder">{t('checkout.steps.holder')}</h2>
        <p css={quiet}>{t('checkout.holderHint')}</p>
      </div>
      <SavedHolder />
      <div css={pair}>
        <FormText name="holder.name" autoComplete="given-name" maxLength={60} />
        <FormText name="holder.lastname" autoComplete="family-name" maxLength={60} />
      </div>
      <ContactFields />
      <div css={pair}>
        <FormSelect name="holder.identity.type" options={[choose, ...documents]} onChosen={checkNumber} />
        <FormText name="holder.identity.number" autoComplete="off" maxLength={24} />
      </div>
      <BirthField />
      <div css={pair}>
        <FormSelect name="holder.gender" options={[choose, ...genders]} autoComplete="sex" />
        <FormSelect name="holder.nationality" options={countryOptions()} autoComplete="country" />
      </div>
      <p css={note}>
        <InfoIcon size={16} aria-hidden />
        {t('checkout.privacy')}
      </p>
    </section>
  );
}
const note = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  svg {
    flex: none;
  }
`;
