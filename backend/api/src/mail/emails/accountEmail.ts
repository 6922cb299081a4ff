import { accountMailSchemas } from '../templates/accountMails';
import * as account from '../messages/account';
import * as guards from '../messages/guards';
import * as claims from '../messages/claims';
import { invitation } from '../messages/invitation';
import type { Email } from './email';

interface AccountPaper {
  brandName: string;
  absolute: (path: string) => string;
}
/** @throws Error for an unknown template or invalid data */
export function accountEmail(
  template: string,
  data: unknown,
  { brandName, absolute }: AccountPaper,
): Email {
  switch (template) {
    case 'account.confirm':
      return account.confirm(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.reset':
      return account.reset(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.changed':
      return account.changed(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.moved':
      return account.moved(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.claim':
      return claims.claim(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.code':
      return claims.bookingCode(accountMailSchemas[template].parse(data));
    case 'account.claimed':
      return claims.claimed(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.invitation':
      return invitation(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.deleted':
      return account.deleted(accountMailSchemas[template].parse(data), brandName);
    case 'account.locked':
      return guards.locked(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.device':
      return guards.device(accountMailSchemas[template].parse(data), brandName, absolute);
    default:
      throw new Error(`There is no mail ${template}.`);
  }
}
