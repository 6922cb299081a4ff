import type { BrandFile, RegisterBody } from '@tiquete/contracts';
import * as z from 'zod';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../lib/refuse';

/** The data of one registration; its link confirms only these, not another person's registration of the same address. */
export const pendingRegistrationSchema = z.object({
  name: z.string(),
  lastname: z.string().optional(),
  passwordHash: z.string(),
  terms_version: z.string(),
  data_policy_version: z.string(),
  accepted_at: z.coerce.date(),
  ip: z.string(),
});
export type PendingRegistration = z.infer<typeof pendingRegistrationSchema>;

/** Only the versions that are shown now can be accepted. @throws AppError CONSENT_MISSING, below `at` in the body */
export function checkConsents(
  { policy_versions: { terms, data } }: Pick<BrandFile, 'policy_versions'>,
  accepts: RegisterBody['accepts'],
  at = '',
): void {
  if (accepts.terms_version !== terms) refuse('CONSENT_MISSING', `${at}/accepts/terms_version`);
  if (accepts.data_policy_version !== data)
    refuse('CONSENT_MISSING', `${at}/accepts/data_policy_version`);
}

/** The proof of what was accepted, when and from where. */
export async function recordConsent(
  tx: Tx,
  brandId: string,
  userId: string,
  { terms_version, data_policy_version, accepted_at, ip }: PendingRegistration,
): Promise<void> {
  await tx.query(
    'insert into account_consents (brand, user_id, terms_version, data_policy_version, accepted_at, ip) values ($1, $2, $3, $4, $5, $6)',
    [brandId, userId, terms_version, data_policy_version, accepted_at, ip],
  );
}
