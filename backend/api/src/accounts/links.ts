import { CONFIRM_LINK_HOURS, EMAIL_RESTORE_DAYS, RESET_LINK_MINUTES } from '@tiquete/contracts';
import type { Tx } from '../db/database';
import { hashToken, newToken } from '../lib/privacy/tokens';

/** ACCOUNT completes a registration; EMAIL confirms a new address; RESET sets a new password; CLAIM gives a guest's booking to the user; RESTORE undoes a change of address. */
export type LinkPurpose = 'ACCOUNT' | 'EMAIL' | 'RESET' | 'CLAIM' | 'RESTORE';
export interface Link<P extends LinkPurpose = LinkPurpose> {
  user_id: string;
  purpose: P;
  data: unknown;
  created_at: Date;
}
interface NewLink {
  brandId: string;
  userId: string;
  purpose: LinkPurpose;
  data?: object;
  now: Date;
}
const LIFE_MINUTES: Record<LinkPurpose, number> = {
  ACCOUNT: CONFIRM_LINK_HOURS * 60,
  EMAIL: CONFIRM_LINK_HOURS * 60,
  RESET: RESET_LINK_MINUTES,
  CLAIM: CONFIRM_LINK_HOURS * 60,
  RESTORE: EMAIL_RESTORE_DAYS * 24 * 60,
};
const PAGES: Record<LinkPurpose, string> = {
  ACCOUNT: '/register',
  EMAIL: '/confirm_account',
  RESET: '/reset_password',
  CLAIM: '/confirm_account',
  RESTORE: '/reset_password',
};
/** Mark in the path by which a page recognises the purpose of its link. */
const MARKS: Partial<Record<LinkPurpose, string>> = { CLAIM: 'claim', RESTORE: 'email' };

/**
 * Creates a link and returns its path. The token is in the fragment (`#`), so no server, log or referrer sees it, and a
 * scanner that opens the link does not consume it.
 */
export async function issueLink(
  tx: Tx,
  { brandId, userId, purpose, data, now }: NewLink,
): Promise<string> {
  const token = newToken();
  await tx.query(
    'insert into account_links (token_hash, brand, user_id, purpose, data, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      hashToken(token),
      brandId,
      userId,
      purpose,
      data ?? {},
      now,
      new Date(now.getTime() + LIFE_MINUTES[purpose] * 60_000),
    ],
  );
  const mark = MARKS[purpose];
  return `${PAGES[purpose]}#${mark ? `for=${mark}&` : ''}token=${token}`;
}

/** Consumes a link: only one of two concurrent calls gets it. Returns null when it is unknown, used or expired. */
export async function takeLink<P extends LinkPurpose>(
  tx: Tx,
  brandId: string,
  token: string,
  purposes: readonly P[],
  now: Date,
): Promise<Link<P> | null> {
  const [link] = await tx.query<Link<P>>(
    `delete from account_links
     where brand = $1 and token_hash = $2 and purpose = any($3) and expires_at > $4
     returning user_id, purpose, data, created_at`,
    [brandId, hashToken(token), purposes, now],
  );
  return link ?? null;
}

export async function isLinkGood(
  tx: Tx,
  brandId: string,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'select from account_links where brand = $1 and token_hash = $2 and purpose = any($3) and expires_at > $4',
    [brandId, hashToken(token), purposes, now],
  );
  return rows.length === 1;
}

export async function newestLinkData(
  tx: Tx,
  brandId: string,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<unknown> {
  const [link] = await tx.query<{ data: unknown }>(
    `select data
     from account_links
     where brand = $1 and user_id = $2 and purpose = $3 and expires_at > $4
     order by created_at desc
     limit 1`,
    [brandId, userId, purpose, now],
  );
  return link?.data;
}

export async function dropLinks(
  tx: Tx,
  brandId: string,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await tx.query(
    'delete from account_links where brand = $1 and user_id = $2 and purpose = any($3)',
    [brandId, userId, purposes],
  );
}

export async function dropLinksSince(
  tx: Tx,
  brandId: string,
  userId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<void> {
  await tx.query(
    'delete from account_links where brand = $1 and user_id = $2 and purpose = $3 and created_at >= $4',
    [brandId, userId, purpose, since],
  );
}
