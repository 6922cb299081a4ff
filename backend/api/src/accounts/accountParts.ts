import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { Background } from '../lib/async/background';
import type { Counters } from '../lib/counters/rule';
import type { TextCipher } from '../lib/privacy/textCipher';
import type { KnownNetworks } from './sign-in/knownNetworks';
import type { OwnSessions } from './sessions/ownSessions';
import type { PasswordCheck } from './sign-in/passwordCheck';
import type { Passwords } from './sign-in/passwords';
import type { Sessions } from './sessions/sessions';
import type { Users } from './sign-in/users';
import type { PeopleCipher } from '../bookings';
import type { Mail } from '../mail';
import type { PersonalDataSource } from './personalDataSource';
import type { AccountLimits } from './limits';

export interface AccountDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  users: Users;
  sessions: Sessions;
  ownSessions: OwnSessions;
  passwords: Passwords;
  passwordCheck: PasswordCheck;
  networks: KnownNetworks;
  counters: Counters;
  mail: Mail;
  background: Background;
  /** Cipher for the people of bookings and for saved travellers. */
  peopleCipher: PeopleCipher;
  textCipher: TextCipher;
  /** Sources of the personal data that products store for an address. */
  personalDataSources: readonly PersonalDataSource[];
}
/** Dependencies of all parts of the account. */
export interface AccountParts extends AccountDeps {
  limits: AccountLimits;
}
