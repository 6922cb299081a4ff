export const whatsappHref = (digits: string) => `https://wa.me/${digits.replace(/\D/g, '')}`;
