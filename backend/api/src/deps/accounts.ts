import { createBackground } from '../lib/async/background';
import { createAddressLabel } from '../lib/privacy/createAddressLabel';
import type { TextCipher } from '../lib/privacy/textCipher';
import type { AccountDeps } from '../accounts/accountParts';
import { type Account, createAccount } from '../accounts/createAccount';
import { createDeviceNotice, createGuessNotice } from '../accounts/sign-in/notices';
import { createOwnSessions } from '../accounts/sessions/ownSessions';
import { createProofOfWork } from '../accounts/sign-in/challenge';
import { createKnownDevices, type KnownDevices } from '../accounts/sign-in/knownDevices';
import { createKnownNetworks } from '../accounts/sign-in/knownNetworks';
import { createPasswordCheck } from '../accounts/sign-in/passwordCheck';
import { type AuthService, createAuthService } from '../accounts/sign-in/service';
import { createPeopleCipher } from '../bookings';
import { limitCodes } from '../staff/second-factor/limitCodes';
import { createSecondFactor, type SecondFactor } from '../staff/second-factor/secondFactor';

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
  | 'personalDataSources'
> {
  bookingKeys: readonly [Buffer, ...Buffer[]];
  textCipher: TextCipher;
  /** Keys that sign challenges and known devices, and that label addresses in the log. */
  sessionKeys: readonly [string, ...string[]];
}
export interface Accounts {
  auth: AuthService;
  devices: KnownDevices;
  account: Account;
  secondFactor: SecondFactor;
}

/** Sign-in and the user's own account. */
export function createAccounts({
  bookingKeys,
  textCipher,
  sessionKeys,
  ...given
}: AccountsOptions): Accounts {
  const labelOf = createAddressLabel(sessionKeys);
  const shared = { ...given, labelOf, background: createBackground(given.log) };
  const networks = createKnownNetworks(given.db, sessionKeys, given.clock);
  const onWrong = createGuessNotice(shared);
  const passwordCheck = createPasswordCheck({
    ...shared,
    networks,
    challenge: createProofOfWork(sessionKeys, given.clock),
    onWrong,
  });
  return {
    secondFactor: limitCodes(createSecondFactor({ ...shared, cipher: textCipher }), {
      ...shared,
      onWrong,
    }),
    devices: createKnownDevices(sessionKeys),
    auth: createAuthService({
      ...shared,
      passwordCheck,
      networks,
      onNewDevice: createDeviceNotice(shared),
    }),
    account: createAccount({
      ...shared,
      passwordCheck,
      networks,
      ownSessions: createOwnSessions(shared.db, shared.clock),
      peopleCipher: createPeopleCipher(bookingKeys),
      textCipher,
    }),
  };
}
