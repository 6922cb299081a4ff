/** Word for the supplier's number of a product or extra: an assistance has the number of its policy. */
export const locatorLabel = (product: string): string =>
  product === 'ASSISTANCE' ? 'Número de póliza' : 'Localizador';
