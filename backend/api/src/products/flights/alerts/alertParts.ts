import type { Database } from '../../../db/database';
import type { Counters } from '../../../lib/counters/rule';
import type { TextCipher } from '../../../lib/privacy/textCipher';
import type { Log } from '../../../lib/search/log';
import type { Mail } from '../../../mail';

/** Dependencies of all parts of the alerts. */
export interface AlertParts {
  db: Database;
  clock: () => Date;
  log: Pick<Log, 'error'>;
  counters: Counters;
  /** Encrypts addresses. */
  cipher: TextCipher;
  mail: Mail;
}
