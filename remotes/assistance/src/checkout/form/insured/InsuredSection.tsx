import { useMessages } from '@tiquete/platform';
import { useFormContext, useWatch } from 'react-hook-form';
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
  SaveTraveler,
  step,
  useBuyerKind,
} from '@tiquete/checkout/form';
import { countryOptions, documentTypes } from '@tiquete/domain/travellers';
import type { Offer } from '../../../model/offer';
import { isMinor, type AssistanceValues } from '../formValues';
import { BeneficiaryFields } from './BeneficiaryFields';
import { SavedInsured } from './SavedInsured';
import { useInsuredLabel } from './useInsuredLabel';

export interface InsuredSectionProps {
  /** Search that priced the plan: ages and destinations. */
  query: Offer['query'];
}
/** Fields of all insured people, in the order of the search. The price depends on the age of each. */
export function InsuredSection({ query }: InsuredSectionProps) {
  const t = useMessages('assistance');
  const { ages } = query;
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
          <Person index={index} age={age} query={query} />
        </fieldset>
      ))}
    </section>
  );
}
function Person({ index, age, query }: InsuredSectionProps & { index: number; age: number }) {
  const t = useMessages('assistance');
  const { control } = useFormContext<AssistanceValues>();
  const holder = useBuyerKind();
  const [isInsured, nationality] = useWatch({
    control,
    name: ['isInsured', `insured.${index}.nationality`],
  });
  const isFirstAdult = query.ages.findIndex((one) => !isMinor(one)) === index;
  const isBuyer = isInsured && isFirstAdult && !isCompany(holder);
  return (
    <>
      {isFirstAdult && !isCompany(holder) && (
        <FormCheckbox<AssistanceValues> name="isInsured" label={t('checkout.isInsured')} />
      )}
      {isBuyer && <p css={quiet}>{t('checkout.isInsuredNote')}</p>}
      {!isBuyer && (
        <>
          <SavedInsured index={index} age={age} />
          <NameFields<AssistanceValues> of={`insured.${index}`} />
          <BirthField<AssistanceValues> name={`insured.${index}.birth`} />
          <div css={pair}>
            <IdentityFields<AssistanceValues>
              name={`insured.${index}.identity`}
              types={documentTypes(age, query, nationality)}
            />
          </div>
          <FormSelect<AssistanceValues>
            name={`insured.${index}.nationality`}
            options={countryOptions()}
          />
          <SaveTraveler of={`insured.${index}`} asks={['birth', 'identity', 'nationality']} />
        </>
      )}
      <BeneficiaryFields index={index} />
    </>
  );
}
