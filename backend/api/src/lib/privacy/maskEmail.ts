/** `an***@viajes.co`: enough for the owner to know it again. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = email.slice(0, at > 3 ? 2 : Math.min(1, at));
  return `${shown}***${email.slice(at)}`;
}
