import { createHmac, timingSafeEqual } from 'node:crypto';
import { TkError } from './errors';

export interface TkCredentials {
  user: string;
  password: string;
}
/** Life of a token in seconds, which the description does not state. */
export const TOKEN_LIFE_S = 3600;
const HALF = 6;
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const sealOf = (issued: string, { user, password }: TkCredentials) =>
  createHmac('sha256', password)
    .update(`${user}.${issued}`)
    .digest('hex')
    .slice(0, HALF)
    .toUpperCase();
const secondsAt = (now: Date) => Math.floor(now.getTime() / 1000);

/** Issues a token of twelve characters: the second of its issue, and a signature. @throws TkError 6037, 6040, 6041, 1005 */
export function issueTkToken(
  { usuario, password }: { usuario?: string; password?: string },
  credentials: TkCredentials,
  now: Date,
): string {
  if (!usuario && !password) throw new TkError(6037);
  if (!usuario) throw new TkError(6040);
  if (!password) throw new TkError(6041);
  if (!same(usuario, credentials.user) || !same(password, credentials.password))
    throw new TkError(1005);
  const issued = secondsAt(now).toString(36).toUpperCase().padStart(HALF, '0');
  return `${issued}${sealOf(issued, credentials)}`;
}

/** Checks a token. @throws TkError 9061, 1005 */
export function checkTkToken(
  token: string | undefined,
  credentials: TkCredentials,
  now: Date,
): void {
  if (!token) throw new TkError(9061);
  const issued = token.slice(0, HALF);
  if (!same(token.slice(HALF), sealOf(issued, credentials))) throw new TkError(1005);
  if (secondsAt(now) >= parseInt(issued, 36) + TOKEN_LIFE_S) throw new TkError(1005);
}
