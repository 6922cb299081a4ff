// Entry point of the checkout's form. It contains the form library and the contract's schemas, so load it with import()
// only.
export { BirthField } from './fields/BirthField';
export {
  birthSchema,
  consentShape,
  contactHolderSchema,
  documentProblem,
  genderSchema,
  holderSchema,
  identitySchema,
  namesShape,
  nationalitySchema,
  phoneSchema,
  toCustomer,
} from './buyer/buyerSchema';
export { CancellationFact, fact } from './CancellationFact';
export { checkedBy } from './buyer/checkedBy';
export {
  initialBuyer,
  isCompany,
  toBuyerDraft,
  type BuyerKind,
  type BuyerValues,
} from './buyer/buyerValues';
export { useBuyerKind } from './buyer/useBuyerKind';
export { ContactFields } from './buyer/ContactFields';
export {
  CONSENT_FIELDS,
  contactFields,
  errorText,
  holderFields,
  SAID,
  wrongFields,
} from './fields/fieldErrors';
export { FormCheckbox, FormSelect, FormText } from './fields/FormFields';
export { focusField } from './fields/focusField';
export { FormParagraph } from './fields/FormParagraph';
export { FormPhone } from './fields/FormPhone';
export { GenderField } from './fields/GenderField';
export { IdentityFields } from './fields/IdentityFields';
export { group, pair, quiet, step } from './formStyles';
export { NameFields } from './fields/NameFields';
export { pointedBuyerField, pointerParts } from './buyer/pointedBuyerField';
export { SaleForm } from './SaleForm';
export { passportExpiry } from './saved/fillForm';
export { SavedTraveler } from './saved/SavedTraveler';
export { SavedTravelersContext } from './saved/SavedTravelersContext';
export { SaveTraveler } from './saved/SaveTraveler';
export { TicketName } from './fields/TicketName';
export { useFieldName } from './fields/useFieldName';
export { useCheckoutForm } from './useCheckoutForm';
