import { RETENTION_TIMES } from '@tiquete/domain';
import { createAccountData } from './own-data/accountData';
import type { AccountDeps, AccountParts } from './accountParts';
import { createConfirmation } from './registration/confirmation';
import { createCredentials } from './passwords/credentials';
import { createDeletion } from './own-data/deletion';
import { createAccountLimits } from './limits';
import { createPasswordReset } from './passwords/passwordReset';
import { createProfiles } from './profile';
import { createRegistration } from './registration/registration';
import { createTravelers } from './travelers';
import { runEach } from '../lib/async/runEach';

/** Days after which unconfirmed registrations and expired links are deleted. */
const { days: UNCONFIRMED_DAYS } = RETENTION_TIMES.unconfirmedAccount;

/** Creates the hourly job that deletes expired data of accounts, of every brand. */
const createHousekeeping =
  ({ db, clock, networks }: Pick<AccountParts, 'db' | 'clock' | 'networks'>) =>
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
    ]);
  };

/** The traveller's own account; accounts of different brands are separate. */
export function createAccount(deps: AccountDeps) {
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
    /** Resolves when the background work is done. */
    settle: deps.background.settle,
  };
}
export type Account = ReturnType<typeof createAccount>;
