import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** The tables of migrations/0001_core.sql, 0005_operations.sql and 0007_account.sql that typed queries read; the migration is the truth. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  image: text('image'),
  passwordHash: text('password_hash').notNull(),
  createdAt: instant('created_at'),
  role: text('role', { enum: ['traveler', 'operator'] })
    .notNull()
    .default('traveler'),
  /** Null: not confirmed. */
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true, mode: 'date' }),
  language: text('language'),
  currency: text('currency'),
});

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  brand: text('brand').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at'),
  lastSeenAt: instant('last_seen_at'),
  idleSeconds: integer('idle_seconds').notNull(),
  absoluteSeconds: integer('absolute_seconds').notNull(),
  id: uuid('id').notNull().defaultRandom(),
  device: text('device').notNull().default(''),
  authenticatedAt: instant('authenticated_at'),
});
