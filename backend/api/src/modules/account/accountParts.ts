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
  /** Of people in bookings, and of saved travellers: the same keys. */
  peopleCipher: PeopleCipher;
  textCipher: TextCipher;
  /** Of every product that keeps something of an address. */
  personalDataSources: readonly PersonalDataSource[];
}
/** What every part of the account works with. */
export interface AccountParts extends AccountDeps {
  limits: AccountLimits;
}
