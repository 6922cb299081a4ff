import { createBackground } from '../lib/async/background';
import { createAddressLabel } from '../lib/privacy/createAddressLabel';
import type { TextCipher } from '../lib/privacy/textCipher';
import type { AccountDeps } from '../modules/account/accountParts';
import { type Account, createAccount } from '../modules/account/createAccount';
import { createDayNotice } from '../modules/auth/dayNotice';
import { createOwnSessions } from '../modules/auth/sessions/ownSessions';
import { createProofOfWork } from '../modules/auth/sign-in/challenge';
import { createKnownDevices, type KnownDevices } from '../modules/auth/sign-in/knownDevices';
import { createPasswordCheck } from '../modules/auth/sign-in/passwordCheck';
import { type AuthService, createAuthService } from '../modules/auth/service';
import { createPeopleCipher } from '../modules/checkout';

export interface AccountsOptions extends Pick<
  AccountDeps,
  | 'db'
  | 'clock'
  | 'log'
  | 'counters'
  | 'users'
  | 'sessions'
  | 'passwords'
  | 'mail'
  | 'heldByAddress'
> {
  bookingKeys: readonly [Buffer, ...Buffer[]];
  textCipher: TextCipher;
  /** Sign challenges and known devices, and label addresses in the log. */
  sessionKeys: readonly [string, ...string[]];
}
export interface Accounts {
  auth: AuthService;
  devices: KnownDevices;
  account: Account;
}

/** Signing in, and everything about the own account. */
export function createAccounts({
  bookingKeys,
  textCipher,
  sessionKeys,
  ...given
}: AccountsOptions): Accounts {
  const labelOf = createAddressLabel(sessionKeys);
  const shared = { ...given, labelOf, background: createBackground(given.log) };
  const passwordCheck = createPasswordCheck({
    ...shared,
    challenge: createProofOfWork(sessionKeys, given.clock),
    onTooManyInADay: createDayNotice(shared),
  });
  return {
    devices: createKnownDevices(sessionKeys),
    auth: createAuthService({ ...shared, passwordCheck }),
    account: createAccount({
      ...shared,
      passwordCheck,
      ownSessions: createOwnSessions(shared.db, shared.clock),
      peopleCipher: createPeopleCipher(bookingKeys),
      textCipher,
    }),
  };
}
