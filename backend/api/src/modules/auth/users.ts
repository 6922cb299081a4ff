import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Database } from '../../db/database';

export type UserRow = typeof users.$inferSelect;

export interface Users {
  byEmail(brandId: string, email: string): Promise<UserRow | undefined>;
  /** Makes the user, or gives the one with that address a new name and password. */
  save(brandId: string, user: { email: string; name: string; passwordHash: string }, now: Date): Promise<void>;
  rename(brandId: string, id: string, name: string): Promise<void>;
  setPasswordHash(brandId: string, id: string, passwordHash: string): Promise<void>;
}

export const normalizeEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

export const createUsers = (db: Database): Users => ({
  byEmail: (brandId, email) =>
    db.withBrand(brandId, async ({ drizzle }) => {
      const [user] = await drizzle.select().from(users).where(and(eq(users.brand, brandId), eq(users.email, normalizeEmail(email))));
      return user;
    }),
  save: (brandId, { email, name, passwordHash }, now) =>
    db.withBrand(brandId, async ({ drizzle }) => {
      await drizzle
        .insert(users)
        .values({ id: randomUUID(), brand: brandId, email: normalizeEmail(email), name, image: null, passwordHash, createdAt: now })
        .onConflictDoUpdate({ target: [users.brand, users.email], set: { name, passwordHash } });
    }),
  rename: (brandId, id, name) =>
    db.withBrand(brandId, async ({ drizzle }) => {
      await drizzle.update(users).set({ name }).where(and(eq(users.brand, brandId), eq(users.id, id)));
    }),
  setPasswordHash: (brandId, id, passwordHash) =>
    db.withBrand(brandId, async ({ drizzle }) => {
      await drizzle.update(users).set({ passwordHash }).where(and(eq(users.brand, brandId), eq(users.id, id)));
    }),
});
