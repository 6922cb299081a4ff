import { randomUUID } from 'node:crypto';
import type { BrandRole } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { giveRole, normalizeEmail } from '../../accounts';
import { hashToken, newToken } from '../../lib/privacy/tokens';
import type { Mail } from '../../mail';
import type { Author } from '../history/writeVersions';
import { refused } from './changeRole';
import { isPublished, oneByOne, readMembersIn, recordPeopleChange } from './people';

const VALID_DAYS = 7;
const DAY_MS = 24 * 3_600_000;
/** Days for which unaccepted invitations are stored. */
const RETENTION_DAYS = 30;

/**
 * Mails an invitation with a link on the brand's own host. Earlier invitations to the address become invalid. @throws AppError
 * BRAND_REFUSED
 */
export async function invite(
  db: Database,
  mail: Mail,
  { name: by, at }: Author,
  { brand, email: given, role }: { brand: string; email: string; role: BrandRole },
): Promise<void> {
  if (!(await isPublished(db, brand)))
    throw refused('Publica la marca primero: las invitaciones llevan a su sitio.');
  await oneByOne(db, brand, async (tx) => {
    const email = normalizeEmail(given);
    const members = await readMembersIn(tx, brand);
    if (members.some((member) => member.brand === brand && member.email === email))
      throw refused('Esa persona ya tiene acceso. Cambia su papel en la lista.');
    const token = newToken();
    const after = (days: number) => new Date(at.getTime() + days * DAY_MS);
    await tx.query('delete from brand_invitations where brand = $1 and expires_at < $2', [
      brand,
      after(-RETENTION_DAYS),
    ]);
    await tx.query(
      `insert into brand_invitations (id, brand, email, role, token_hash, sent_at, sent_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (brand, email) do update set role = excluded.role, token_hash = excluded.token_hash,
         sent_at = excluded.sent_at, sent_by = excluded.sent_by, expires_at = excluded.expires_at`,
      [randomUUID(), brand, email, role, hashToken(token), at, by, after(VALID_DAYS)],
    );
    const url = `/invitation#token=${token}`;
    await mail.enqueue(tx, {
      ...{ brand, to: email, template: 'account.invitation' },
      data: { name: '', url, role, by, days: VALID_DAYS },
    });
    await recordPeopleChange(tx, brand, { at, by, act: 'INVITED', email, role });
  });
}

/** Revokes an invitation. @throws AppError NOT_FOUND */
export const takeBack = (
  db: Database,
  { name: by, at }: Author,
  { brand, id }: { brand: string; id: string },
): Promise<void> =>
  oneByOne(db, brand, async (tx) => {
    const [gone] = await tx.query<{ email: string; role: BrandRole }>(
      'delete from brand_invitations where brand = $1 and id::text = $2 returning email, role',
      [brand, id],
    );
    if (!gone) throw new AppError('NOT_FOUND');
    await recordPeopleChange(tx, brand, { at, by, act: 'UNINVITED', ...gone });
  });

interface Account {
  brand: string;
  id: string;
}
/**
 * Accepts an invitation: once, before it expires, and only with the account of its address. @throws AppError LINK_INVALID,
 * INVITATION_NOT_YOURS, BRAND_REFUSED
 */
export const accept = (
  db: Database,
  account: Account,
  token: string,
  now: Date,
): Promise<BrandRole> =>
  oneByOne(db, account.brand, async (tx) => {
    const { brand } = account;
    const [invitation] = await tx.query<{ id: string; email: string; role: BrandRole }>(
      'select id, email, role from brand_invitations where brand = $1 and token_hash = $2 and expires_at > $3',
      [brand, hashToken(token), now],
    );
    if (!invitation) throw new AppError('LINK_INVALID');
    const { id, email, role } = invitation;
    const holder = await readHolder(tx, account);
    if (holder.email !== email) throw new AppError('INVITATION_NOT_YOURS');
    // The brand is added for an account that has the same role in other brands.
    const isSame = holder.role === role && role !== 'operator';
    if (holder.role !== 'traveler' && !isSame)
      throw refused('Tu cuenta ya tiene otro papel. Pide la invitación para otro correo.');
    await tx.query('delete from brand_invitations where brand = $1 and id = $2', [brand, id]);
    const parts = role === 'operator' ? [] : [...new Set([...holder.parts, brand])];
    await giveRole(tx, account, { role, parts });
    await recordPeopleChange(tx, brand, { at: now, by: email, act: 'JOINED', email, role });
    return role;
  });

async function readHolder(tx: Tx, { brand, id }: Account) {
  const [holder] = await tx.query<{ email: string; role: string; parts: string[] }>(
    'select email, role, role_parts as parts from users where brand = $1 and id = $2 and email_verified_at is not null for update',
    [brand, id],
  );
  if (!holder) throw new AppError('UNAUTHENTICATED');
  return holder;
}
