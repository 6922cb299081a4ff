import { randomUUID } from 'node:crypto';
import { type Role, ROLES, toAsciiEmail } from '@tiquete/contracts';
import * as z from 'zod';
import type { Database } from '../../db/database';

export const userRoleSchema = z.enum(['traveler', ...ROLES]);
const userSchema = z.object({
  id: z.string(),
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  passwordHash: z.string(),
  createdAt: z.date(),
  role: userRoleSchema,
  /** Parts that a product team may release, or brands of a brand admin or a viewer. `*` stands for all of them. */
  roleParts: z.array(z.string()),
  /** Time of the confirmation; null for an unconfirmed address. */
  emailVerifiedAt: z.date().nullable(),
  language: z.string().nullable(),
  currency: z.string().nullable(),
});
export type UserRow = z.output<typeof userSchema>;

/** Role of a staff account. Null for a traveller. */
export const roleOf = ({ role }: Pick<UserRow, 'role'>): Role | null =>
  role === 'traveler' ? null : role;

export const normalizeEmail = (email: string): string =>
  toAsciiEmail(email.normalize('NFKC').trim().toLowerCase());

/** A confirmed account that is created, or updated in its name, password and role. By default it is a traveller. */
export interface GivenUser {
  email: string;
  name: string;
  passwordHash: string;
  role?: UserRow['role'];
  roleParts?: readonly string[];
}

const saveAll = (db: Database, brandId: string, users: readonly GivenUser[], now: Date) =>
  db.withBrand(brandId, async (tx) => {
    for (const { email, name, passwordHash, role = 'traveler', roleParts = [] } of users)
      await tx.query(
        `insert into users (id, brand, email, name, image, password_hash, created_at, email_verified_at, role, role_parts)
         values ($1, $2, $3, $4, null, $5, $6, $6, $7, $8)
         on conflict (brand, email) do update
         set name = $4, password_hash = $5, email_verified_at = $6, role = $7, role_parts = $8`,
        [randomUUID(), brandId, normalizeEmail(email), name, passwordHash, now, role, roleParts],
      );
  });

export const createUsers = (db: Database) => ({
  byEmail: (brandId: string, email: string): Promise<UserRow | undefined> =>
    db.withBrand(brandId, async (tx) => {
      const [user] = await tx.query(
        `select id, brand, email, name, image, password_hash as "passwordHash", created_at as "createdAt", role, role_parts as "roleParts",
           email_verified_at as "emailVerifiedAt", language, currency
         from users where brand = $1 and email = $2`,
        [brandId, normalizeEmail(email)],
      );
      return user && userSchema.parse(user);
    }),
  save: (brandId: string, user: GivenUser, now: Date) => saveAll(db, brandId, [user], now),
  /** Saves accounts in one transaction. */
  saveAll: (brandId: string, users: readonly GivenUser[], now: Date) =>
    saveAll(db, brandId, users, now),
  /** Address, role and password hash of these addresses' accounts. */
  rolesOf: (brandId: string, emails: readonly string[]) =>
    db.queryBrand<{ email: string; role: string; passwordHash: string }>(
      brandId,
      `select email, role, password_hash as "passwordHash" from users where brand = $1 and email = any($2) order by email`,
      [brandId, emails],
    ),
  rename: (brandId: string, id: string, name: string) =>
    db.withBrand(brandId, async (tx) => {
      await tx.query(
        'update users set name = $3, given_name = null, lastname = null where brand = $1 and id = $2',
        [brandId, id, name],
      );
    }),
  /** Replaces the hash only if it is still `previous`, so that a password changed meanwhile is not overwritten. */
  setPasswordHash: (brandId: string, id: string, passwordHash: string, previous: string) =>
    db.withBrand(brandId, async (tx) => {
      const changed = await tx.query(
        'update users set password_hash = $3 where brand = $1 and id = $2 and password_hash = $4 returning id',
        [brandId, id, passwordHash, previous],
      );
      return changed.length === 1;
    }),
});
export type Users = ReturnType<typeof createUsers>;
