import { useFormContext, useWatch } from 'react-hook-form';
import { useCheckoutWords } from '@tiquete/checkout';
import {
  BirthField,
  FormCheckbox,
  FormSelect,
  group,
  IdentityFields,
  isCompany,
  NameFields,
  pair,
  quiet,
  step,
} from '@tiquete/checkout/form';
import { countryOptions } from '@tiquete/domain/travellers';
import { isMinor, type AssistanceValues } from '../formValues';
import { BeneficiaryFields } from './BeneficiaryFields';
import { documentTypes } from './documentTypes';
import { SavedInsured } from './SavedInsured';
import { useInsuredLabel } from './useInsuredLabel';

export interface InsuredSectionProps {
  /** As they were searched and priced. */
  ages: readonly number[];
  destinations: readonly string[];
}
/** Everybody who is insured, in the order of the search; the age of each is part of the price. */
export function InsuredSection({ ages, destinations }: InsuredSectionProps) {
  const t = useCheckoutWords();
  const label = useInsuredLabel(ages);
  return (
    <section aria-labelledby="checkout-insured" css={step}>
      <div>
        <h2 id="checkout-insured">{t('checkout.steps.insured')}</h2>
        <p css={quiet}>{t('checkout.insuredHint')}</p>
      </div>
      {ages.map((age, index) => (
        <fieldset key={index} css={group}>
          <legend>{label(index)}</legend>
          <Person at={index} age={age} ages={ages} destinations={destinations} />
        </fieldset>
      ))}
    </section>
  );
}
function Person({
  at,
  age,
  ages,
  destinations,
}: InsuredSectionProps & { at: number; age: number }) {
  const t = useCheckoutWords();
  const { control } = useFormContext<AssistanceValues>();
  const [isInsured, identity] = useWatch({ control, name: ['isInsured', 'holder.identity'] });
  const holder = { identity };
  const isFirstAdult = ages.findIndex((one) => !isMinor(one)) === at;
  const isBuyer = isInsured && isFirstAdult && !isCompany(holder);
  return (
    <>
      {isFirstAdult && !isCompany(holder) && (
        <FormCheckbox<AssistanceValues> name="isInsured" label={t('checkout.isInsured')} />
      )}
      {isBuyer ? (
        <p css={quiet}>{t('checkout.isInsuredNote')}</p>
      ) : (
        <>
          <SavedInsured at={at} age={age} />
          <NameFields<AssistanceValues> of={`insured.${at}`} />
          <BirthField<AssistanceValues> name={`insured.${at}.birth`} />
          <div css={pair}>
            <IdentityFields<AssistanceValues>
              name={`insured.${at}.identity`}
              types={documentTypes(age, destinations)}
            />
          </div>
          <FormSelect<AssistanceValues>
            name={`insured.${at}.nationality`}
            options={countryOptions()}
          />
        </>
      )}
      <BeneficiaryFields at={at} />
    </>
  );
}
