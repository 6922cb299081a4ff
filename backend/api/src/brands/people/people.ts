import type { BrandAccess, BrandAccessAct, BrandPerson, BrandRole } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import { inEveryBrand } from '../../db/otherBrands';

const ACTS = 50;
/**
 * Milliseconds for which an admin counts as new. The admin who added the account cannot use it as the second person
 * meanwhile.
 */
const NEW_MS = 7 * 24 * 3_600_000;

/** An account with a role in a brand. */
export interface Member {
  id: string;
  /** Brand of the account. */
  brand: string;
  email: string;
  name: string;
  role: BrandRole;
  /** Brands of a brand admin or a viewer; `*` for all. */
  parts: string[];
}

const MEMBERS = `select id, brand, email, name, role, role_parts as parts from users
  where (role = 'operator' and brand = $1) or (role in ('brand-admin', 'viewer') and role_parts && array[$1, '*'])
  order by role, email`;
/** Accounts with a role in the brand, from any brand: a brand admin or a viewer may sign in at another brand. */
const readMembers = (db: Database, brand: string): Promise<Member[]> =>
  db.queryBrands<Member>(MEMBERS, [brand]);

/** Reads the members of a brand within the transaction that holds the lock of a change. */
export const readMembersIn = (tx: Tx, brand: string): Promise<Member[]> =>
  inEveryBrand(tx, () => tx.query<Member>(MEMBERS, [brand]));

/**
 * Actions that the reader may take on a member. None are allowed on the platform's own staff, on oneself and on the brand's
 * last admin.
 */
export function mayDo(member: Member, members: readonly Member[], brand: string, self: string) {
  const isAdmin = ({ role, parts }: Member) => role === 'brand-admin' && parts.includes(brand);
  const isLast = isAdmin(member) && members.filter(isAdmin).length === 1;
  const isSelf = member.id === self;
  const mayRemove = !member.parts.includes('*') && !isSelf && !isLast;
  /**
   * True when the account belongs to this brand only. An operator serves the brand of the account, and an account has one
   * role.
   */
  const isOfBrand = member.brand === brand && member.parts.every((part) => part === brand);
  return { isSelf, isLast, mayRemove, mayChange: mayRemove && isOfBrand };
}

/** True for a published brand. Only such a brand invites, because an invitation opens on its site. */
export async function isPublished(db: Database, brand: string): Promise<boolean> {
  const rows = await db.query('select from brands where id = $1', [brand]);
  return rows.length > 0;
}

export async function readAccess(
  db: Database,
  brand: string,
  { id: self, isViewer, now }: { id: string; isViewer: boolean; now: Date },
): Promise<BrandAccess> {
  const [members, hasSite] = await Promise.all([readMembers(db, brand), isPublished(db, brand)]);
  const toPerson = (member: Member): BrandPerson => {
    const { isSelf, mayRemove, mayChange } = mayDo(member, members, brand, self);
    const { id, name, email, role } = member;
    return {
      ...{ id, name, email, role, account_brand: member.brand },
      ...{ is_everywhere: member.parts.includes('*'), is_self: isSelf },
      ...{ may_change: mayChange && !isViewer, may_remove: mayRemove && !isViewer },
    };
  };
  return db.withBrand(brand, async (tx) => ({
    people: members.map(toPerson),
    invitations: await readInvitations(tx, brand, now),
    log: await readActs(tx, brand),
    may_invite: hasSite && !isViewer,
  }));
}

interface InvitationRow {
  id: string;
  email: string;
  role: BrandRole;
  sentAt: Date;
  sentBy: string;
  expiresAt: Date;
}
async function readInvitations(tx: Tx, brand: string, now: Date) {
  const rows = await tx.query<InvitationRow>(
    `select id, email, role, sent_at as "sentAt", sent_by as "sentBy", expires_at as "expiresAt"
       from brand_invitations where brand = $1 order by sent_at desc`,
    [brand],
  );
  return rows.map(({ id, email, role, sentAt, sentBy, expiresAt }) => ({
    ...{ id, email, role, sent_by: sentBy, is_over: expiresAt <= now },
    ...{ sent_at: sentAt.toISOString(), expires_at: expiresAt.toISOString() },
  }));
}

async function readActs(tx: Tx, brand: string): Promise<BrandAccessAct[]> {
  const rows = await tx.query<Omit<BrandAccessAct, 'at'> & { at: Date }>(
    'select at, by, act, email, role from brand_access_log where brand = $1 order by id desc limit $2',
    [brand, ACTS],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Name of the person who gave an admin access within the last seven days; null for earlier access. */
export async function readGrantedBy(
  db: Database,
  { brand, email, at }: { brand: string; email: string; at: Date },
): Promise<string | null> {
  const [given] = await db.withBrand(brand, (tx) =>
    tx.query<{ by: string }>(
      `select by from brand_access_log given
        where brand = $1 and email = $2 and role = 'brand-admin' and act in ('INVITED', 'ROLE')
          and exists (select from brand_access_log began
                       where began.brand = $1 and began.email = $2 and began.role = 'brand-admin'
                         and began.act in ('JOINED', 'ROLE') and began.at > $3)
        order by id desc limit 1`,
      [brand, email, new Date(at.getTime() - NEW_MS)],
    ),
  );
  return given?.by ?? null;
}

/** Records a change, in its own transaction, so that no change is made without a record. */
export const recordPeopleChange = (
  tx: Tx,
  brand: string,
  { at, by, act, email, role }: Omit<BrandAccessAct, 'at'> & { at: Date },
) =>
  tx.query(
    'insert into brand_access_log (brand, at, by, act, email, role) values ($1, $2, $3, $4, $5, $6)',
    [brand, at, by, act, email, role],
  );

/**
 * Runs one change of a brand's people at a time, so that two admins cannot remove each other. `work` must not take a second
 * connection: changes that hold one and wait for another could block the whole pool.
 */
export const oneByOne = <T>(
  db: Database,
  brand: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.withBrand(brand, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `brand-people:${brand}`,
    ]);
    return work(tx);
  });
