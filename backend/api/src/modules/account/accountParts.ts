import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { Background } from '../../lib/async/background';
import type { Counters } from '../../lib/counters/rule';
import type { TextCipher } from '../../lib/privacy/textCipher';
import type {
  KnownNetworks,
  OwnSessions,
  PasswordCheck,
  Passwords,
  Sessions,
  Users,
} from '../auth';
import type { PeopleCipher } from '../checkout';
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
  /** Cipher of people in bookings and of saved travellers, with the same keys. */
  peopleCipher: PeopleCipher;
  textCipher: TextCipher;
  /** Personal data that products store for an address. */
  personalDataSources: readonly PersonalDataSource[];
}
/** Dependencies of all parts of the account. */
export interface AccountParts extends AccountDeps {
  limits: AccountLimits;
}
