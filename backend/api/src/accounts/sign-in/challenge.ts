import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '../../lib/privacy/tokens';

export interface ChallengeAnswer {
  challenge: string;
  solution: string;
}
/**
 * Number of zero bits. They take about 33,000 hashes: a second in a browser, which an owner barely notices but every guess
 * costs.
 */
const BITS = 15;
const LIFE_SECONDS = 300;

/**
 * Challenge that must be answered before another password is checked. The interface also fits a captcha service. Proof of work:
 * a `solution` for which SHA-256 of `challenge:solution` begins with the number of zero bits in the challenge. The first key
 * signs; all keys verify.
 */
export function createProofOfWork(keys: readonly [string, ...string[]], clock: () => Date) {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (key: string, brandId: string, account: string, text: string) =>
    createHmac('sha256', key)
      .update(`sign-in-challenge|${brandId}|${account}|${text}`)
      .digest('base64url');
  return {
    /** Issues the challenge of one account of one brand, existing or not, for a header of the answer. */
    issue(brandId: string, account: string) {
      const text = `${BITS}.${seconds() + LIFE_SECONDS}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(keys[0], brandId, account, text)}`;
    },
    /** Returns the text by which an answer is counted once; null for a wrong answer. */
    verify(
      brandId: string,
      account: string,
      { challenge, solution }: ChallengeAnswer,
    ): string | null {
      const [bits = '', ends = '', nonce = '', signature = ''] = challenge.split('.');
      const text = `${bits}.${ends}.${nonce}`;
      const isOurs = keys.some((key) => isSameText(sign(key, brandId, account, text), signature));
      if (!isOurs || Number(ends) < seconds()) return null;
      const hash = createHash('sha256').update(`${text}.${signature}:${solution}`).digest();
      return hash.readUInt32BE(0) >>> (32 - Number(bits)) === 0 ? nonce : null;
    },
  };
}
export type Challenge = ReturnType<typeof createProofOfWork>;
