// The form of a checkout: it brings the form library and the contract's schemas, so a remote reaches it by import() only.
export { BirthField } from './BirthField';
export {
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
export { initialBuyer, toBuyerDraft, type BuyerValues } from './buyerValues';
export { Consents } from './Consents';
export { ContactFields } from './ContactFields';
export { DuplicateDialog } from './DuplicateDialog';
export { ErrorSummary } from './ErrorSummary';
export { useCart } from './extras/useCart';
export { loadExtras } from './extras/loadExtras';
export {
  CONSENT_FIELDS,
  errorText,
  fieldKey,
  HOLDER_FIELDS,
  SAID,
  wrongFields,
} from './fieldErrors';
export { FormCheckbox, FormSelect, FormText } from './fields';
export { focusField } from './focusField';
export { pair, quiet, step } from './formStyles';
export { HolderSection } from './HolderSection';
export { pointedBuyerField, pointerParts } from './pointedBuyerField';
export { PriceChangeDialog } from './PriceChangeDialog';
export { SavedTraveler } from './saved/SavedTraveler';
export { SavedTravelersContext } from './saved/SavedTravelersContext';
export { WithSavedTravelers } from './saved/WithSavedTravelers';
export type { Sale } from './submission';
export { UnpaidBooking } from './UnpaidBooking';
export { useKeptForm } from './useKeptForm';
export { useSubmission } from './useSubmission';
