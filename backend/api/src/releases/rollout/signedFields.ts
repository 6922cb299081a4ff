import { createHmac } from 'node:crypto';
import { isSameText } from '../../lib/privacy/tokens';

const SIGNATURE_LENGTH = 22;

/**
 * Short signed texts that browsers return unchanged, each for one purpose and one brand. The first key signs; all keys verify.
 */
export function createSignedFields(keys: readonly [string, ...string[]], clock: () => Date) {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (key: string, purpose: string, text: string) =>
    createHmac('sha256', key)
      .update(`${purpose}|${text}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  return {
    /** Keyed hash of a text, without a time. */
    hash: (purpose: string, text: string) => sign(keys[0], purpose, text),
    /** Encodes fields without dots, the time and the signature. */
    write(purpose: string, brand: string, fields: readonly string[]) {
      const text = [...fields, seconds().toString(36)].join('.');
      return `${text}.${sign(keys[0], purpose, `${brand}|${text}`)}`;
    },
    /** The fields and their age in seconds; null when the signature is invalid or older than `lifetime` seconds. */
    read(
      purpose: string,
      brand: string,
      { value, lifetime }: { value: string; lifetime: number },
    ): { fields: string[]; age: number } | null {
      const end = value.lastIndexOf('.');
      const [text, signature] = [value.slice(0, end), value.slice(end + 1)];
      if (!keys.some((key) => isSameText(sign(key, purpose, `${brand}|${text}`), signature)))
        return null;
      const fields = text.split('.');
      const age = seconds() - parseInt(fields.pop() ?? '', 36);
      return age <= lifetime ? { fields, age } : null;
    },
  };
}
