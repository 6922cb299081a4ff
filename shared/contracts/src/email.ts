import * as z from 'zod';
import { EMAIL_MAX } from './limits';

const ASCII = /^[\x20-\x7e]*$/;

/**
 * Spells the domain of an address in ASCII (punycode, UTS 46), so that both spellings are one mailbox: `ana@españa.es` is
 * `ana@xn--espaa-rta.es`. Text that is not an address is unchanged.
 */
export function toAsciiEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || ASCII.test(domain) || !URL.canParse(`http://${domain}`)) return text;
  return text.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
}

/** An e-mail address, with its domain in ASCII. */
export const emailSchema = z
  .string()
  .trim()
  .overwrite(toAsciiEmail)
  .check(z.email())
  .max(EMAIL_MAX);
