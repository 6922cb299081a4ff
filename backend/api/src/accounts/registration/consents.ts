import type { BrandFile, RegistrationBody } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { refuse } from '../../lib/refuse';

type Accepts = RegistrationBody['accepts'];

/** Only the currently displayed versions can be accepted. @throws AppError CONSENT_MISSING, below `at` in the body */
export function checkConsents(
  { policy_versions: { terms, data } }: Pick<BrandFile, 'policy_versions'>,
  accepts: Accepts,
  at: string,
): void {
  if (accepts.terms_version !== terms) refuse('CONSENT_MISSING', `${at}/accepts/terms_version`);
  if (accepts.data_policy_version !== data)
    refuse('CONSENT_MISSING', `${at}/accepts/data_policy_version`);
}

/** Stores the proof of consent: the versions, the time and the network address. */
export async function recordConsent(
  tx: Tx,
  brandId: string,
  userId: string,
  { accepts, at, ip }: { accepts: Accepts; at: Date; ip: string },
): Promise<void> {
  await tx.query(
    'insert into account_consents (brand, user_id, terms_version, data_policy_version, accepted_at, ip) values ($1, $2, $3, $4, $5, $6)',
    [brandId, userId, accepts.terms_version, accepts.data_policy_version, at, ip],
  );
}
