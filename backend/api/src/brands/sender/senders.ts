import { randomBytes } from 'node:crypto';
import type { BrandSender, SenderFailure } from '@tiquete/contracts';
import type { Queryable, Tx } from '../../db/database';
import { senderDomain } from '../../lib/senderDomain';
import { BrandRefusal } from '../refusal';

/** Settings of the platform's mail. */
export interface PlatformMail {
  /** Sender address until a brand's domain is verified. */
  sender: string;
  /** Name that a domain's SPF record must include. Null when only the platform's operator verifies domains. */
  spf: string | null;
}
interface SenderRow {
  domain: string;
  token: string;
  state: BrandSender['state'];
  checkedAt: Date | null;
  why: SenderFailure | null;
  found: string[];
}
export interface Sender {
  brand: string;
  email: string;
  /** Verification of the address; null when it has none. */
  row: SenderRow | null;
}
const newToken = () => randomBytes(16).toString('hex');

/** Domain of a brand's newest address, draft or published. @throws BrandRefusal UNKNOWN_BRAND */
export async function readSender(db: Queryable, brand: string): Promise<Sender> {
  const [newest] = await db.query<{ email: string }>(
    `select file ->> 'email' as email from brand_versions where brand = $1
      order by published_at is null desc, number desc limit 1`,
    [brand],
  );
  if (!newest) throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
  const domain = senderDomain(newest.email);
  if (domain === null) return { brand, email: newest.email, row: null };
  const [row] = await db.query<SenderRow>(
    `insert into brand_senders (brand, domain, token) values ($1, $2, $3)
     on conflict (brand, domain) do update set domain = excluded.domain
     returning domain, token, state, checked_at as "checkedAt", why, found`,
    [brand, domain, newToken()],
  );
  return { brand, email: newest.email, row: row ?? null };
}

/** Stores the result of a check. `why` is null when the domain is verified. */
export const writeSender = (
  db: Queryable,
  { brand, domain }: { brand: string; domain: string },
  outcome: {
    method: 'dns' | 'platform' | 'file';
    why: SenderFailure | null;
    found: readonly string[];
    by: string;
    at: Date;
  },
): Promise<unknown> =>
  db.query(
    `insert into brand_senders (brand, domain, token, state, method, checked_at, checked_by, why, found)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (brand, domain) do update set state = excluded.state, method = excluded.method,
       checked_at = excluded.checked_at, checked_by = excluded.checked_by, why = excluded.why, found = excluded.found`,
    [
      ...[brand, domain, newToken(), outcome.why === null ? 'verified' : 'failed', outcome.method],
      ...[outcome.at, outcome.by, outcome.why, outcome.found],
    ],
  );

/** Deletes a verification. */
export const forgetSender = (db: Queryable, brand: string, domain: string): Promise<unknown> =>
  db.query('delete from brand_senders where brand = $1 and domain = $2', [brand, domain]);

/** Verifies the address of a brand from the platform's own files. */
export async function trustSender(tx: Tx, brand: string, email: string): Promise<void> {
  const domain = senderDomain(email);
  if (domain !== null)
    await writeSender(
      tx,
      { brand, domain },
      { method: 'file', why: null, found: [], by: 'file', at: new Date() },
    );
}

/** True when mails may be sent from this address of the brand. */
export async function isVerifiedSender(
  db: Queryable,
  brand: string,
  email: string,
): Promise<boolean> {
  const domain = senderDomain(email);
  if (domain === null) return false;
  const rows = await db.query(
    `select 1 from brand_senders where brand = $1 and domain = $2 and state = 'verified'`,
    [brand, domain],
  );
  return rows.length > 0;
}

/** TXT record by which a domain's owner lets one brand send from it. SPF alone would allow every brand of the platform. */
export const consentRecord = ({ domain, token }: Pick<SenderRow, 'domain' | 'token'>) => ({
  name: `_tiquete-sender.${domain}`,
  value: `tiquete-sender=${token}`,
});

export const toBrandSender = (
  { email, row }: Sender,
  { sender, spf }: PlatformMail,
): BrandSender => ({
  email,
  domain: row?.domain ?? null,
  state: row?.state ?? 'pending',
  from: row?.state === 'verified' ? email : sender,
  records:
    row && spf !== null
      ? [consentRecord(row), { name: row.domain, value: `v=spf1 include:${spf} ~all` }]
      : null,
  checked_at: row?.checkedAt?.toISOString() ?? null,
  why: row?.why ? { code: row.why, found: row.found } : null,
});
