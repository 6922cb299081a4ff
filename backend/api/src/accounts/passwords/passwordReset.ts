import { RESET_LINK_MINUTES } from '@tiquete/contracts';
import { AppError } from '../../lib/errors';
import { freeKey } from '../sign-in/limits';
import type { AccountParts } from '../accountParts';
import { restoreAddress } from '../address';
import { checkNewPassword } from './commonPasswords';
import { dropLinks, isLinkGood, issueLink, takeLink } from '../links';
import { inviteToRegister } from '../registration/registration';

const PURPOSES = ['RESET', 'RESTORE'] as const;

export function createPasswordReset({
  db,
  clock,
  log,
  users,
  passwords,
  counters,
  mail,
  limits,
  background,
}: AccountParts) {
  return {
    /**
     * Mails a link to reset the password. The answer is equal, and as fast, with and without an account. @throws AppError
     * RATE_LIMITED
     */
    async request(brandId: string, email: string, ip: string) {
      await limits.take('requests', brandId, ip);
      background.run(async () => {
        const user = await users.byEmail(brandId, email);
        if (!user) return;
        const kind = user.emailVerifiedAt ? 'reset' : 'register';
        if (!(await limits.mayMail(kind, brandId, user.email))) return;
        await db.withBrand(brandId, async (tx) => {
          if (!user.emailVerifiedAt) return inviteToRegister(tx, mail, user, clock());
          const url = await issueLink(tx, {
            brandId,
            userId: user.id,
            purpose: 'RESET',
            now: clock(),
          });
          await mail.enqueue(tx, {
            brand: brandId,
            to: user.email,
            userId: user.id,
            template: 'account.reset',
            data: { name: user.name, url, minutes: RESET_LINK_MINUTES },
          });
        });
      });
    },
    /**
     * Sets the password by a link and ends every session. A link to an old address also restores that address. Returns the
     * account's address. @throws AppError LINK_INVALID, EMAIL_IN_USE, PASSWORD_TOO_COMMON, RATE_LIMITED, OVERLOADED
     */
    async reset(brandId: string, token: string, password: string, ip: string) {
      checkNewPassword(password);
      await limits.take('links', brandId, ip);
      // The link is checked before hashing, so that a guessed one costs no hash. It is consumed below.
      const isGood = await db.withBrand(brandId, (tx) =>
        isLinkGood(tx, brandId, token, PURPOSES, clock()),
      );
      if (!isGood) throw new AppError('LINK_INVALID');
      const passwordHash = await passwords.hash(password);
      const email = await db.withBrand(brandId, async (tx) => {
        const link = await takeLink(tx, brandId, token, PURPOSES, clock());
        if (!link) throw new AppError('LINK_INVALID');
        if (link.purpose === 'RESTORE') await restoreAddress(tx, mail, brandId, link);
        const id = link.user_id;
        const [user] = await tx.query<{ email: string; name: string }>(
          'update users set password_hash = $3 where brand = $1 and id = $2 and email_verified_at is not null returning email, name',
          [brandId, id, passwordHash],
        );
        if (!user) throw new AppError('LINK_INVALID');
        checkNewPassword(password, user.email);
        await tx.query('delete from sessions where brand = $1 and user_id = $2', [brandId, id]);
        await dropLinks(tx, brandId, id, ['EMAIL', 'RESET']);
        await mail.enqueue(tx, {
          brand: brandId,
          to: user.email,
          userId: id,
          template: 'account.changed',
          data: { name: user.name, what: 'PASSWORD_RESET', url: '/forgot_password' },
        });
        log.info({ brand: brandId, user: id }, 'password reset');
        return user.email;
      });
      await limits.undo('links', brandId, ip);
      // Clears the counter, so that wrong guesses by others do not delay the owner.
      await counters.clear(brandId, freeKey(email));
      return email;
    },
  };
}
