export {
  addsNothing,
  type MarkUp,
  markUpFor,
  markUpOn,
  markUpSchema,
  NO_MARK_UP,
  onDay,
  rulesFor,
  soldFor,
} from './markUp';
export { quoteScope, rulesKey, type SellingBrand } from './rulesKey';
export { termsAt } from './termsAt';
