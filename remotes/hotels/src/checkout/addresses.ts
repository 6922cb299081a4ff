/** The tariff that is bought, in the search session whose price it is. */
export interface TariffAddress {
  sessionCode: string;
  hotelCode: string;
  productCode: string;
}
/** Null when the address names no tariff. */
export function parseTariffAddress(search: string): TariffAddress | null {
  const params = new URLSearchParams(search);
  const read = (name: string, longest: number) => (params.get(name) ?? '').slice(0, longest);
  const [sessionCode, hotelCode, productCode] = [
    read('sessionCode', 64),
    read('hotelCode', 40),
    read('productCode', 200),
  ];
  return sessionCode && hotelCode && productCode ? { sessionCode, hotelCode, productCode } : null;
}
