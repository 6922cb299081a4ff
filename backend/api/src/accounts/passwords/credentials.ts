import { CONFIRM_LINK_HOURS } from '@tiquete/contracts';
import { refuse } from '../../lib/refuse';
import type { ResolvedSession } from '../../requestTypes';
import { checkFreshCodeOf, provePassword } from './proof';
import { normalizeEmail } from '../sign-in/users';
import type { AccountParts } from '../accountParts';
import { addressChange } from '../address';
import { checkNewPassword } from './commonPasswords';
import { dropLinks, issueLink } from '../links';
import { accountMessages as words } from '../messages';

export interface PasswordChange {
  current_password: string;
  password: string;
  ip: string;
  device: string;
}

export function createCredentials({
  db,
  clock,
  log,
  sessions,
  ownSessions,
  passwords,
  passwordCheck,
  mail,
  limits,
}: AccountParts) {
  return {
    /**
     * Ends every session and opens a new one, so that no earlier token stays valid. @throws AppError PASSWORD_WRONG,
     * PASSWORD_TOO_COMMON, RATE_LIMITED, OVERLOADED
     */
    async changePassword(
      own: ResolvedSession,
      { current_password, password, ip, device }: PasswordChange,
    ): Promise<{ token: string; session: ResolvedSession; endedSessions: number }> {
      const user = await provePassword(passwordCheck, own, {
        password: current_password,
        ip,
        pointer: '/current_password',
      });
      checkNewPassword(password, user.email);
      const passwordHash = await passwords.hash(password);
      const ended = await db.withBrand(own.brandId, async (tx) => {
        const changed = await tx.query(
          'update users set password_hash = $4 where brand = $1 and id = $2 and password_hash = $3 returning id',
          [own.brandId, user.id, user.passwordHash, passwordHash],
        );
        if (changed.length === 0) refuse('PASSWORD_WRONG', '/current_password');
        await dropLinks(tx, own.brandId, user.id, ['EMAIL', 'RESET']);
        await mail.enqueue(tx, {
          brand: own.brandId,
          to: user.email,
          userId: user.id,
          template: 'account.changed',
          data: { name: user.name, what: 'PASSWORD', url: '/forgot_password' },
        });
        return tx.query(
          'delete from sessions where brand = $1 and user_id = $2 returning token_hash',
          [own.brandId, user.id],
        );
      });
      log.info({ brand: own.brandId, user: user.id }, 'password changed');
      const opened = await sessions.open(
        own.brandId,
        { ...user, passwordHash },
        { remember: own.isRemembered, replaces: null, device },
      );
      return {
        ...opened,
        endedSessions: ended.filter(({ token_hash }) => token_hash !== own.tokenHash).length,
      };
    },
    /**
     * Requests a change of address. The answer does not reveal whether the new address has an account. Staff need a fresh
     * code. @throws AppError SECOND_FACTOR_REQUIRED, PASSWORD_WRONG, INVALID_FORMAT, RATE_LIMITED, OVERLOADED
     */
    async changeEmail(
      own: ResolvedSession,
      { email, password, ip }: { email: string; password: string; ip: string },
    ) {
      const address = normalizeEmail(email);
      if (address === own.user.email) refuse('INVALID_FORMAT', '/email', words.sameEmail);
      if (own.user.role !== null) checkFreshCodeOf(own, clock());
      const user = await provePassword(passwordCheck, own, { password, ip });
      await limits.take('requests', own.brandId, ip);
      if (!(await limits.mayMail('email', own.brandId, address))) return;
      await db.withBrand(own.brandId, async (tx) => {
        const [holder] = await tx.query<{ id: string; name: string }>(
          'select id, name from users where brand = $1 and email = $2 and email_verified_at is not null',
          [own.brandId, address],
        );
        await dropLinks(tx, own.brandId, user.id, ['EMAIL']);
        // The link is created even if the address has an account, so that `pending_email` does not reveal it. The browser
        // never gets the token.
        const url = await issueLink(tx, {
          brandId: own.brandId,
          userId: user.id,
          purpose: 'EMAIL',
          data: addressChange(address, own),
          now: clock(),
        });
        const to = { brand: own.brandId, to: address, userId: holder?.id ?? user.id };
        if (holder)
          await mail.enqueue(tx, {
            ...to,
            template: 'account.changed',
            data: { name: holder.name, what: 'EXISTS', url: '/forgot_password' },
          });
        else
          await mail.enqueue(tx, {
            ...to,
            template: 'account.confirm',
            data: { name: user.name, url, hours: CONFIRM_LINK_HOURS, purpose: 'EMAIL' },
          });
      });
    },
    /** Records that the password was entered again. @throws AppError PASSWORD_WRONG, RATE_LIMITED, OVERLOADED */
    async proveAgain(own: ResolvedSession, given: { password: string; ip: string }) {
      await provePassword(passwordCheck, own, given);
      await ownSessions.proveAgain(own);
    },
  };
}
