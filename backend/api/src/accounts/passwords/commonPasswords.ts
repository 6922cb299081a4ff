import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import { refuse } from '../../lib/refuse';
import spanishPasswords from './spanishPasswords.json';

const REFUSED = 10_000;
/** Passwords common among Spanish speakers that the package's list lacks; without accents and trailing digits. */
const SPANISH = new Set(spanishPasswords);
let common: ReadonlySet<string> | undefined;

/** The ten thousand most common passwords of sufficient length, from the package's list, which is sorted by use. */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(
    dictionary['passwords-common']
      .filter((password) => password.length >= PASSWORD_MIN)
      .slice(0, REFUSED),
  ));

/**
 * Rejects passwords that are easy to guess: common ones and the address itself. `at` is the JSON pointer of the body, for the
 * error. @throws AppError PASSWORD_TOO_COMMON
 */
export function checkNewPassword(password: string, email?: string, at = ''): void {
  const plain = password.toLowerCase();
  const own = email === undefined ? [] : [email, email.split('@', 1)[0]];
  const word = fold(plain).replace(/\d{0,4}[!.*]?$/, '');
  if (commonPasswords().has(plain) || SPANISH.has(word) || own.includes(plain))
    refuse('PASSWORD_TOO_COMMON', `${at}/password`);
}
