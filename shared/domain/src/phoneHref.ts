/** `tel:` address of a phone number, however it is written. */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
