import { randomUUID } from 'node:crypto';
import { CONFIRM_LINK_HOURS } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { normalizeEmail, type UserRow } from '../sign-in/users';
import type { AccountParts } from '../accountParts';
import type { Mail } from '../../mail';
import { issueLink } from '../links';

interface Holder {
  id: string;
  name: string;
  email_verified_at: Date | null;
}

/**
 * Registrations, which store only an address. The owner of the mailbox enters the rest through a mailed link, because any
 * visitor can register any address.
 */
export function createRegistration({
  db,
  clock,
  users,
  passwords,
  mail,
  limits,
  background,
}: AccountParts) {
  return {
    /** Mails a link to the address. The answer is the same with and without an account. @throws AppError RATE_LIMITED */
    async register(brandId: string, email: string, ip: string) {
      const address = normalizeEmail(email);
      await limits.take('requests', brandId, ip);
      const mayMail = await limits.mayMail('register', brandId, address);
      await db.withBrand(brandId, async (tx) => {
        const holder = await findOrCreate(tx, brandId, address, passwords.unusable(), clock());
        if (!mayMail) return;
        if (!holder.email_verified_at)
          return inviteToRegister(
            tx,
            mail,
            { id: holder.id, brand: brandId, email: address },
            clock(),
          );
        await mail.enqueue(tx, {
          brand: brandId,
          to: address,
          userId: holder.id,
          template: 'account.changed',
          data: { name: holder.name, what: 'EXISTS', url: '/forgot_password' },
        });
      });
    },
    /** Mails the link again to an unconfirmed address. @throws AppError RATE_LIMITED */
    async resend(brandId: string, email: string, ip: string) {
      await limits.take('requests', brandId, ip);
      background.run(async () => {
        const user = await users.byEmail(brandId, email);
        if (!user || user.emailVerifiedAt) return;
        if (!(await limits.mayMail('register', brandId, user.email))) return;
        await db.withBrand(brandId, (tx) => inviteToRegister(tx, mail, user, clock()));
      });
    },
  };
}
export type Registration = ReturnType<typeof createRegistration>;

/** Returns the user with the address, or creates one who cannot sign in yet. */
async function findOrCreate(
  tx: Tx,
  brandId: string,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<Holder> {
  const [holder] = await tx.query<Holder & Record<string, unknown>>(
    `insert into users (id, brand, email, name, password_hash, created_at) values ($1, $2, $3, '', $4, $5)
     on conflict (brand, email) do update set name = users.name
     returning id, name, email_verified_at`,
    [randomUUID(), brandId, email, passwordHash, now],
  );
  if (!holder) throw new Error('The account could not be stored.');
  return holder;
}

/**
 * Mails a link by which the mailbox's owner chooses name and password. The greeting has no name, because another person may
 * have requested the mail.
 */
export async function inviteToRegister(
  tx: Tx,
  mail: Mail,
  { id, brand, email }: Pick<UserRow, 'id' | 'brand' | 'email'>,
  now: Date,
): Promise<void> {
  const url = await issueLink(tx, { brandId: brand, userId: id, purpose: 'ACCOUNT', now });
  await mail.enqueue(tx, {
    brand,
    to: email,
    userId: id,
    template: 'account.confirm',
    data: { name: '', url, hours: CONFIRM_LINK_HOURS, purpose: 'REGISTRATION' },
  });
}
