import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '../../lib/privacy/tokens';

/**
 * Signed double submit: the cookie holds `token|HMAC(key, token, binding)`, the form the token. `binding` contains brand and
 * session, so a token from before the sign-in is invalid after it. The first key signs; all keys verify.
 */
export function createCsrf(keys: readonly [string, ...string[]]) {
  const sign = (key: string, token: string, binding: string) =>
    createHmac('sha256', key).update(`${token}|${binding}`).digest('hex');
  /** Returns the token of a cookie that was signed for this binding. */
  const read = (cookie: string | undefined, binding: string) => {
    const [token = '', signature = ''] = (cookie ?? '').split('|');
    return keys.some((key) => isSameText(sign(key, token, binding), signature)) ? token : undefined;
  };
  return {
    issue(binding: string): { token: string; cookie: string } {
      const token = randomBytes(32).toString('hex');
      return { token, cookie: `${token}|${sign(keys[0], token, binding)}` };
    },
    read,
    verify(cookie: string | undefined, submitted: string, binding: string) {
      const token = read(cookie, binding);
      return token !== undefined && isSameText(token, submitted);
    },
  };
}
export type Csrf = ReturnType<typeof createCsrf>;
