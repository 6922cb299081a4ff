const MAX_LENGTH = 250;

/** Text for the traveller on the gateway's page and on the bank's statement. */
export const paymentDescription = (brand: string, code: string, title: string): string =>
  `${brand}, reserva ${code}: ${title}`.slice(0, MAX_LENGTH);
