import { AUTH_ERROR_CODES } from './authErrorCodes';

export interface Credentials {
  email: string;
  password: string;
}
export type LoginErrors = Partial<Record<keyof Credentials, string>>;

/** Something before an @, something with a dot after it: the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isEmail = (typed: string) => EMAIL.test(typed.trim());

/** Message keys by field; empty when the form can be sent. */
export function loginErrors({ email, password }: Credentials): LoginErrors {
  const errors: LoginErrors = {};
  if (!email.trim()) errors.email = 'login.emailMissing';
  else if (!isEmail(email)) errors.email = 'login.emailInvalid';
  if (!password) errors.password = 'login.passwordMissing';
  return errors;
}
/** The message of a code that arrived as `?error=` or from signing in. */
export function authErrorKey(code: string): string {
  return `authErrors.${AUTH_ERROR_CODES.has(code) ? code : 'Default'}`;
}
