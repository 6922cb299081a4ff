export { asksForPesos } from './asksForPesos';
export { createExchange, type Exchange } from './createExchange';
export type { ExchangeRates } from './ports';
export { rateShown } from './rateShown';
