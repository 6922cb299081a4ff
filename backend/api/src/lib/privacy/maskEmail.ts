/** `an***@viajes.co`: enough for its owner to recognise it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = email.slice(0, at > 3 ? 2 : Math.min(1, at));
  return `${shown}***${email.slice(at)}`;
}
