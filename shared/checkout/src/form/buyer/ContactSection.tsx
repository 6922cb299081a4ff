import { useFormContext } from 'react-hook-form';
import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import { Checkbox, css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutContext';
import { FormText } from '../fields/FormFields';
import { NameFields } from '../fields/NameFields';
import { quiet, step } from '../formStyles';
import { SavedHolder } from '../saved/SavedHolder';
import { CONTACT, SaveTraveler } from '../saved/SaveTraveler';
import { isCompany, type BuyerValues } from './buyerValues';
import { ContactFields } from './ContactFields';
import { useBuyerKind } from './useBuyerKind';
import { useSessionEmail } from './useSessionEmail';

/**
 * Section of a buyer of whom the sale needs names and contact only. A company that wants the invoice adds its NIT. Its title is
 * the product's `checkout.steps.holder`.
 */
export function ContactSection() {
  const t = useCheckoutWords();
  useSessionEmail();
  return (
    <section aria-labelledby="checkout-holder" css={step}>
      <div>
        <h2 id="checkout-holder">{t('checkout.steps.holder')}</h2>
        <p css={quiet}>{t('checkout.contactHint')}</p>
      </div>
      <SavedHolder />
      <NameFields<BuyerValues> of="holder" isOwn />
      <ContactFields />
      <CompanyFields />
      <SaveTraveler of="holder" asks={CONTACT} />
    </section>
  );
}
function CompanyFields() {
  const t = useCheckoutWords();
  const { setValue, clearErrors } = useFormContext<BuyerValues>();
  const isWanted = isCompany(useBuyerKind());
  const choose = (wants: boolean) => {
    clearErrors(['holder.identity', 'holder.company']);
    setValue('holder.identity', { type: wants ? String(DOCUMENT_TYPES.NIT) : '', number: '' });
    setValue('holder.company', '');
  };
  return (
    <div css={company}>
      <Checkbox label={t('checkout.companyInvoice')} checked={isWanted} onChange={choose} />
      {isWanted && (
        <>
          <FormText<BuyerValues>
            name="holder.identity.number"
            label={t('checkout.nit')}
            autoComplete="off"
            maxLength={24}
          />
          <FormText<BuyerValues>
            name="holder.company"
            autoComplete="organization"
            maxLength={60}
            hint={t('checkout.companyHint')}
          />
        </>
      )}
    </div>
  );
}
const company = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
