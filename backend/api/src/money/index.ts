export { asksForPesos } from './asksForPesos';
export { createExchange, type Exchange } from './createExchange';
export type { ExchangeRates } from './ports';
export { rateShown } from './rateShown';
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
