import { isKeyOf, type KeyBelow } from '@tiquete/platform';
import { es } from '../messages/es';

export interface Credentials {
  email: string;
  password: string;
}
type LoginKey = `login.${KeyBelow<'shell', 'login'>}`;
export type LoginErrors = Partial<Record<keyof Credentials, LoginKey>>;
export type AuthErrorKey = `authErrors.${keyof typeof es.authErrors}`;

/** Accepts any text, an @ and a domain with a dot. The api validates the address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isEmail = (typed: string) => EMAIL.test(typed.trim());

/** Message keys by field; empty when the form is valid. */
export function loginErrors({ email, password }: Credentials): LoginErrors {
  const errors: LoginErrors = {};
  if (!email.trim()) errors.email = 'login.emailMissing';
  else if (!isEmail(email)) errors.email = 'login.emailInvalid';
  if (!password) errors.password = 'login.passwordMissing';
  return errors;
}
/** The message key for an error code, from `?error=` or from signing in. */
export function authErrorKey(code: string): AuthErrorKey {
  return `authErrors.${isKeyOf(es.authErrors, code) ? code : 'Default'}`;
}
