// The form of a checkout: it brings the form library and the contract's schemas, so a remote reaches it by import() only.
export { BirthField } from './BirthField';
export {
  birthOf,
  birthSchema,
  consentShape,
  documentProblem,
  genderSchema,
  holderSchema,
  identitySchema,
  namesShape,
  nationalitySchema,
  phoneSchema,
  toCustomer,
} from './buyerSchema';
export { CancellationFact, fact } from './CancellationFact';
export { checkedBy } from './checkedBy';
export { initialBuyer, isCompany, toBuyerDraft, type BuyerValues } from './buyerValues';
export { ContactFields } from './ContactFields';
export {
  CONSENT_FIELDS,
  errorText,
  fieldKey,
  holderFields,
  SAID,
  wrongFields,
} from './fieldErrors';
export { FormCheckbox, FormSelect, FormText } from './fields';
export { focusField } from './focusField';
export { FormParagraph } from './FormParagraph';
export { FormPhone } from './FormPhone';
export { GenderField } from './GenderField';
export { IdentityFields } from './IdentityFields';
export { group, pair, quiet, step } from './formStyles';
export { NameFields } from './NameFields';
export { pointedBuyerField, pointerParts } from './pointedBuyerField';
export { SaleForm } from './SaleForm';
export { SavedTraveler } from './saved/SavedTraveler';
export { SavedTravelersContext } from './saved/SavedTravelersContext';
export { useKeptForm } from './useKeptForm';
