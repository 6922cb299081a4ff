import type { Database } from '../../db/database';
import type { Author } from '../history/writeVersions';
import { BrandRefusal } from '../refusal';
import type { SenderProver } from './senderProof';
import { forgetSender, type PlatformMail, readSender, type Sender, writeSender } from './senders';

interface Parts {
  prove: SenderProver;
  platformMail: PlatformMail;
}
/** Method that verifies a domain; `none` deletes a verification. */
export type SenderMethod = 'dns' | 'platform' | 'none';

/**
 * Verifies the domain of a brand's newest address and stores the result.
 * @throws BrandRefusal UNKNOWN_BRAND, NO_SENDER
 */
export async function verifySender(
  db: Database,
  { name, at }: Author,
  { prove, platformMail }: Parts,
  { brand, method }: { brand: string; method: SenderMethod },
): Promise<Sender> {
  const { email, row } = await readSender(db, brand);
  if (!row)
    throw new BrandRefusal('NO_SENDER', `${brand}: mails cannot leave from ${email}.`, [
      { field: 'email', message: 'is not one e-mail address' },
    ]);
  const { domain, token } = row;
  const by = { by: name, at };
  if (method === 'none') await forgetSender(db, brand, domain);
  else if (method === 'platform')
    await writeSender(db, { brand, domain }, { method, why: null, found: [], ...by });
  else {
    const { spf } = platformMail;
    if (spf === null)
      throw new BrandRefusal(
        'NO_SENDER',
        `${brand}: without MAIL_SPF a domain is verified by the platform only.`,
      );
    const finding = await prove({ domain, token, spf });
    const outcome = finding.isProven ? { why: null, found: [] } : finding;
    await writeSender(db, { brand, domain }, { method, ...outcome, ...by });
  }
  return readSender(db, brand);
}
