import { randomUUID } from 'node:crypto';
import type { Role } from '@tiquete/contracts';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Database } from '../../db/database';

export type UserRow = typeof users.$inferSelect;

export interface Users {
  byEmail(brandId: string, email: string): Promise<UserRow | undefined>;
  /** Makes the user, confirmed and a traveller unless told, or gives the one with that address a new name, password and role. */
  save(
    brandId: string,
    user: { email: string; name: string; passwordHash: string; role?: UserRow['role'] },
    now: Date,
  ): Promise<void>;
  rename(brandId: string, id: string, name: string): Promise<void>;
  /** Only while the stored one still is `previous`: a password that was changed meanwhile stays. */
  setPasswordHash(
    brandId: string,
    id: string,
    passwordHash: string,
    previous: string,
  ): Promise<boolean>;
}

/** What a user is besides a traveller. */
export const roleOf = ({ role }: Pick<UserRow, 'role'>): Role | null =>
  role === 'traveler' ? null : role;

export const normalizeEmail = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase();

export const createUsers = (db: Database): Users => ({
  byEmail: (brandId, email) =>
    db.withBrand(brandId, async ({ drizzle }) => {
      const [user] = await drizzle
        .select()
        .from(users)
        .where(and(eq(users.brand, brandId), eq(users.email, normalizeEmail(email))));
      return user;
    }),
  save: (brandId, { email, name, passwordHash, role = 'traveler' }, now) =>
    db.withBrand(brandId, async ({ drizzle }) => {
      await drizzle
        .insert(users)
        .values({
          id: randomUUID(),
          brand: brandId,
          email: normalizeEmail(email),
          name,
          image: null,
          passwordHash,
          createdAt: now,
          emailVerifiedAt: now,
          role,
        })
        .onConflictDoUpdate({
          target: [users.brand, users.email],
          set: { name, passwordHash, role, emailVerifiedAt: now },
        });
    }),
  rename: (brandId, id, name) =>
    db.withBrand(brandId, async ({ drizzle }) => {
      await drizzle
        .update(users)
        .set({ name })
        .where(and(eq(users.brand, brandId), eq(users.id, id)));
    }),
  setPasswordHash: (brandId, id, passwordHash, previous) =>
    db.withBrand(brandId, async ({ drizzle }) => {
      const own = and(eq(users.brand, brandId), eq(users.id, id), eq(users.passwordHash, previous));
      return (
        (await drizzle.update(users).set({ passwordHash }).where(own).returning({ id: users.id }))
          .length === 1
      );
    }),
});
