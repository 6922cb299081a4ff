export { requestsPesos } from './createExchange';
export { createExchange, type Exchange } from './createExchange';
export type { ExchangeRates } from './ports';
export { rateShown } from './createExchange';
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
export { quoteScope, rulesKey, type SellingBrand } from './markUp';
export { termsAt } from './markUp';
