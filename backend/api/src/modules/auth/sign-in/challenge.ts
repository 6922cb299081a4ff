import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '../../../lib/privacy/isSameText';

/** What a stranger has to show before a further password is looked at; a captcha's service fits it too. */
export interface Challenge {
  /** For one account, known or not, of one brand; answers in a header. */
  issue(brandId: string, account: string): string;
  /** The text that makes an answer count once; null when it is none. */
  verify(brandId: string, account: string, answer: ChallengeAnswer): string | null;
}
export interface ChallengeAnswer {
  challenge: string;
  solution: string;
}
/** About 33,000 hashes: a second of a browser's time, which the owner of an account hardly notices and which every guess costs. */
const BITS = 15;
const LIFE_SECONDS = 300;

/** Proof of work: a `solution` with which SHA-256 of `challenge:solution` begins with as many zero bits as the challenge says. The first key signs, all verify. */
export function createProofOfWork(
  keys: readonly [string, ...string[]],
  clock: () => Date,
): Challenge {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (key: string, brandId: string, account: string, text: string) =>
    createHmac('sha256', key)
      .update(`sign-in-challenge|${brandId}|${account}|${text}`)
      .digest('base64url');
  return {
    issue(brandId, account) {
      const text = `${BITS}.${seconds() + LIFE_SECONDS}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(keys[0], brandId, account, text)}`;
    },
    verify(brandId, account, { challenge, solution }) {
      const [bits = '', ends = '', nonce = '', signature = ''] = challenge.split('.');
      const text = `${bits}.${ends}.${nonce}`;
      const isOurs = keys.some((key) => isSameText(sign(key, brandId, account, text), signature));
      if (!isOurs || Number(ends) < seconds()) return null;
      const hash = createHash('sha256').update(`${text}.${signature}:${solution}`).digest();
      return hash.readUInt32BE(0) >>> (32 - Number(bits)) === 0 ? nonce : null;
    },
  };
}
