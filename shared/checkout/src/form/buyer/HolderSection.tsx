import { use, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSession } from '@tiquete/platform';
import { InfoIcon, css, type Theme } from '@tiquete/ui';
import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import { countryOptions, TRAVELLER_DOCUMENTS } from '@tiquete/domain/travellers';
import { useCheckoutWords } from '../../checkoutContext';
import { BirthField } from '../fields/BirthField';
import { isCompany, type BuyerValues } from './buyerValues';
import { ContactFields } from './ContactFields';
import { FormSelect, FormText } from '../fields/FormFields';
import { pair, quiet, step } from '../formStyles';
import { GenderField } from '../fields/GenderField';
import { IdentityFields } from '../fields/IdentityFields';
import { NameFields } from '../fields/NameFields';
import { fillHolder } from '../saved/fillForm';
import { SavedTraveler } from '../saved/SavedTraveler';
import { SavedTravelersContext } from '../saved/SavedTravelersContext';
import { useBuyerKind } from './useBuyerKind';

/** Documents of a buyer. A company buys with a NIT. */
const HOLDER_DOCUMENTS = [...TRAVELLER_DOCUMENTS, DOCUMENT_TYPES.NIT];

/** Section of the buyer. Its title is the product's `checkout.steps.holder`. */
export function HolderSection() {
  const t = useCheckoutWords();
  const { getValues, trigger } = useFormContext<BuyerValues>();
  const isOfCompany = isCompany(useBuyerKind());
  useSessionEmail();
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
      <NameFields<BuyerValues> of="holder" isOwn />
      <ContactFields />
      <div css={pair}>
        <IdentityFields<BuyerValues>
          name="holder.identity"
          types={HOLDER_DOCUMENTS}
          onChosen={checkNumber}
        />
      </div>
      {isOfCompany ? (
        <FormText<BuyerValues>
          name="holder.company"
          autoComplete="organization"
          maxLength={60}
          hint={t('checkout.companyHint')}
        />
      ) : (
        <>
          <BirthField<BuyerValues> name="holder.birth" isOwn />
          <div css={pair}>
            <GenderField<BuyerValues> name="holder.gender" isOwn />
            <FormSelect<BuyerValues>
              name="holder.nationality"
              options={countryOptions()}
              autoComplete="country"
            />
          </div>
        </>
      )}
      <p css={note}>
        <InfoIcon size={16} aria-hidden />
        {t('checkout.privacy')}
      </p>
    </section>
  );
}
/** Choice of a saved adult, who fills the buyer's fields. */
function SavedHolder() {
  const form = useFormContext<BuyerValues>();
  const { travelers, fetchTraveler } = use(SavedTravelersContext);
  const adults = travelers.filter((traveler) => !traveler.is_minor);
  return (
    <SavedTraveler
      travelers={adults}
      onChosen={async ({ id }) => fillHolder(form, await fetchTraveler(id))}
    />
  );
}
/** Fills an empty e-mail field with the session's address. The profile fills the names, if it has two name fields. */
function useSessionEmail() {
  const { session } = useSession();
  const { getValues, setValue } = useFormContext<BuyerValues>();
  useEffect(() => {
    if (session && !getValues('holder.email')) setValue('holder.email', session.user.email);
  }, [session, getValues, setValue]);
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
