/** `an***@viajes.co`: enough for the owner to recognise the address. */
export function maskEmail(email: string): string {
  const sign = email.lastIndexOf('@');
  const shown = email.slice(0, sign > 3 ? 2 : Math.min(1, sign));
  return `${shown}***${email.slice(sign)}`;
}
