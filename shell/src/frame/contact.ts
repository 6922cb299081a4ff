/** `tel:` address of a phone number. */
export const phoneHref = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;
export const whatsappHref = (digits: string) => `https://wa.me/${digits.replace(/\D/g, '')}`;
