import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { InfoIcon, css, type Theme } from '@tiquete/ui';
import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import {
  countryOptions,
  TRAVELLER_DOCUMENTS,
  type TravellerDocument,
} from '@tiquete/domain/travellers';
import { useCheckoutWords } from '../../checkoutContext';
import { BirthField } from '../fields/BirthField';
import { isCompany, type BuyerValues } from './buyerValues';
import { ContactFields } from './ContactFields';
import { FormSelect, FormText } from '../fields/FormFields';
import { pair, quiet, step } from '../formStyles';
import { GenderField } from '../fields/GenderField';
import { IdentityFields } from '../fields/IdentityFields';
import { NameFields } from '../fields/NameFields';
import { SavedHolder } from '../saved/SavedHolder';
import { SavedTravelersContext } from '../saved/SavedTravelersContext';
import { CONTACT, SaveTraveler } from '../saved/SaveTraveler';
import { useBuyerKind } from './useBuyerKind';
import { useFittingDocument } from './useFittingDocument';
import { useSessionEmail } from './useSessionEmail';

const PERSON = [...CONTACT, 'identity', 'birth', 'gender', 'nationality'] as const;

/**
 * Section of the buyer. Its title is the product's `checkout.steps.holder`. `documents` are the types that a person may give; a
 * buyer who travels gives the document of the trip. A company buys with its NIT.
 */
export function HolderSection({
  documents = TRAVELLER_DOCUMENTS,
}: {
  documents?: readonly TravellerDocument[];
}) {
  const t = useCheckoutWords();
  const { getValues, trigger } = useFormContext<BuyerValues>();
  const isOfCompany = isCompany(useBuyerKind());
  const { holderExpiry } = use(SavedTravelersContext);
  useSessionEmail();
  useFittingDocument(documents);
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
          types={[...documents, DOCUMENT_TYPES.NIT]}
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
      <SaveTraveler of="holder" asks={isOfCompany ? CONTACT : PERSON} expiry={holderExpiry} />
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
