import { type AccountDataExport, createAccountData } from './own-data/accountData';
import type { AccountDeps } from './accountParts';
import { type Confirmation, createConfirmation } from './registration/confirmation';
import { createCredentials, type Credentials } from './passwords/credentials';
import { createDeletion, type Deletion } from './own-data/deletion';
import { createHousekeeping } from './own-data/housekeeping';
import { createAccountLimits } from './limits';
import { createPasswordReset, type PasswordReset } from './passwords/passwordReset';
import { createProfiles, type Profiles } from './profile';
import { createRegistration, type Registration } from './registration/registration';
import { createTravelers, type Travelers } from './travelers/travelers';

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
