/** Thrown for a price in a currency without a usable exchange rate, which is not sold now. */
export class UnsoldCurrency extends Error {
  readonly currency: string;

  constructor(currency: string) {
    super('currency');
    this.currency = currency;
  }
}

const NAMES = new Map([
  ['USD', 'dólares'],
  ['EUR', 'euros'],
  ['GBP', 'libras esterlinas'],
]);
const list = new Intl.ListFormat('es', { type: 'disjunction' });

/** Text for travellers about these currencies, such as `USD`. */
export const unsoldText = (currencies: readonly string[]): string =>
  `Hoy no mostramos tarifas en ${list.format(currencies.map((code) => NAMES.get(code) ?? code))}: no tenemos una tasa de cambio al día.`;
