import { today } from '@tiquete/domain';
import { type AccountDataExport, createAccountData } from './own-data/accountData';
import type { AccountDeps, AccountParts } from './accountParts';
import { type Confirmation, createConfirmation } from './registration/confirmation';
import { createCredentials, type Credentials } from './passwords/credentials';
import { createDeletion, type Deletion } from './own-data/deletion';
import { createAccountLimits } from './limits';
import { createPasswordReset, type PasswordReset } from './passwords/passwordReset';
import { createProfiles, type Profiles } from './profile';
import { createRegistration, type Registration } from './registration/registration';
import { createTravelers, type Travelers } from './travelers';
import { runEach } from '../lib/async/runEach';
import { anonymizeDue } from './own-data/anonymize';

/** Days after which unconfirmed registrations and expired links are deleted. */
const UNCONFIRMED_DAYS = 7;

/** Creates the hourly job that deletes expired data of accounts, of every brand. */
const createHousekeeping =
  ({
    db,
    clock,
    peopleCipher,
    networks,
  }: Pick<AccountParts, 'db' | 'clock' | 'peopleCipher' | 'networks'>) =>
  (): Promise<void> => {
    const before = new Date(clock().getTime() - UNCONFIRMED_DAYS * 86_400_000);
    return runEach([
      () => db.queryBrands('delete from account_links where expires_at < $1', [before]),
      () =>
        db.queryBrands(
          `delete from users u where email_verified_at is null and created_at < $1
           and not exists (select from account_links l where l.brand = u.brand and l.user_id = u.id and l.expires_at > $1)`,
          [before],
        ),
      () => networks.housekeep(),
      () => anonymizeDue(db, peopleCipher, today(clock())),
    ]);
  };

export interface Account {
  registration: Registration;
  confirmation: Confirmation;
  passwordReset: PasswordReset;
  profiles: Profiles;
  credentials: Credentials;
  ownSessions: AccountDeps['ownSessions'];
  travelers: Travelers;
  data: AccountDataExport;
  deletion: Deletion;
  housekeep(): Promise<void>;
  /** Waits for background work. */
  settle(): Promise<void>;
}

/** The traveller's own account; accounts of different brands are separate. */
export function createAccount(deps: AccountDeps): Account {
  const parts = { ...deps, limits: createAccountLimits(deps.counters, deps.clock) };
  const travelers = createTravelers(parts);
  return {
    registration: createRegistration(parts),
    confirmation: createConfirmation(parts),
    passwordReset: createPasswordReset(parts),
    profiles: createProfiles(parts),
    credentials: createCredentials(parts),
    ownSessions: deps.ownSessions,
    travelers,
    data: createAccountData(parts, travelers),
    deletion: createDeletion(parts),
    housekeep: createHousekeeping(parts),
    settle: deps.background.settle,
  };
}
