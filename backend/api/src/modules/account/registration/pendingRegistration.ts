import * as z from 'zod';
import type { Tx } from '../../../db/database';

/** The data of one registration; its link confirms only these, not another person's registration of the same address. */
export const pendingRegistrationSchema = z.object({
  name: z.string(),
  passwordHash: z.string(),
  terms_version: z.string(),
  data_policy_version: z.string(),
  accepted_at: z.coerce.date(),
  ip: z.string(),
});
export type PendingRegistration = z.infer<typeof pendingRegistrationSchema>;

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
