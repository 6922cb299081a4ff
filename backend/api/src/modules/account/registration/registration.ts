import { randomUUID } from 'node:crypto';
import { type BrandFile, CONFIRM_LINK_HOURS, type RegisterBody } from '@tiquete/contracts';
import type { Tx } from '../../../db/database';
import { normalizeEmail } from '../../auth';
import type { AccountParts } from '../accountParts';
import { issueLink } from '../links';
import { toNames } from '../names';
import { checkNewPassword } from '../passwords/commonPasswords';
import { inviteToRegister } from './inviteToRegister';
import { checkConsents, type PendingRegistration } from './pendingRegistration';

type Brand = Pick<BrandFile, 'id' | 'policy_versions'>;
export interface Registration {
  /** Answers the same whoever has the address; what happened is said by mail only. @throws AppError CONSENT_MISSING, PASSWORD_TOO_COMMON, RATE_LIMITED, OVERLOADED */
  register(brand: Brand, body: RegisterBody, ip: string): Promise<void>;
  /** Whoever asks may not be who registered: the link carries no registration, its holder writes one. @throws AppError RATE_LIMITED */
  resend(brandId: string, email: string, ip: string): Promise<void>;
}
interface Holder {
  id: string;
  name: string;
  email: string;
  email_verified_at: Date | null;
}

export function createRegistration({
  db,
  clock,
  users,
  passwords,
  mail,
  limits,
  background,
}: AccountParts): Registration {
  const sendLink = async (
    tx: Tx,
    brandId: string,
    holder: Pick<Holder, 'id' | 'email'>,
    pending: PendingRegistration,
  ) => {
    const url = await issueLink(tx, {
      brandId,
      userId: holder.id,
      purpose: 'ACCOUNT',
      data: pending,
      now: clock(),
    });
    const data = {
      name: pending.name,
      url,
      hours: CONFIRM_LINK_HOURS,
      purpose: 'ACCOUNT' as const,
    };
    await mail.enqueue(tx, {
      brand: brandId,
      to: holder.email,
      userId: holder.id,
      template: 'account.confirm',
      data,
    });
  };
  return {
    async register(brand, { name, lastname, email, password, accepts }, ip) {
      const address = normalizeEmail(email);
      checkConsents(brand, accepts);
      checkNewPassword(password, address);
      await limits.take('asks', brand.id, ip);
      const mayMail = await limits.mayMail('register', brand.id, address);
      // One hash in either case; sending a mail or not after it makes no measurable difference.
      const pending = {
        name,
        lastname,
        passwordHash: await passwords.hash(password),
        ...accepts,
        accepted_at: clock(),
        ip,
      };
      await db.withBrand(brand.id, async (tx) => {
        const holder = await findOrMake(tx, brand.id, address, pending);
        if (!mayMail) return;
        if (!holder.email_verified_at) return sendLink(tx, brand.id, holder, pending);
        const data = { name: holder.name, what: 'EXISTS' as const, url: '/forgot_password' };
        await mail.enqueue(tx, {
          brand: brand.id,
          to: address,
          userId: holder.id,
          template: 'account.changed',
          data,
        });
      });
    },
    async resend(brandId, email, ip) {
      await limits.take('asks', brandId, ip);
      background.run(async () => {
        const user = await users.byEmail(brandId, email);
        if (!user || user.emailVerifiedAt || !(await limits.mayMail('resend', brandId, user.email)))
          return;
        await db.withBrand(brandId, (tx) => inviteToRegister(tx, mail, user, clock()));
      });
    },
  };
}

/** The user of the address, as it was. One who is not confirmed cannot sign in: what was registered stands in the links. */
async function findOrMake(
  tx: Tx,
  brandId: string,
  email: string,
  { passwordHash, accepted_at, ...written }: PendingRegistration,
): Promise<Holder> {
  const [holder] = await tx.query<Holder & Record<string, unknown>>(
    `insert into users (id, brand, email, name, password_hash, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (brand, email) do update set name = users.name
     returning id, name, email, email_verified_at`,
    [randomUUID(), brandId, email, toNames(written).name, passwordHash, accepted_at],
  );
  if (!holder) throw new Error('The account could not be stored.');
  return holder;
}
