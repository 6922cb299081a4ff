import { accountMailSchemas, alertMailSchemas, type AlertTemplate } from './templates';
import {
  accountChanged,
  accountDeleted,
  addressMoved,
  confirmAccount,
  resetPassword,
  invitation,
} from './messages/account';
import { newDevice, wrongGuesses } from './messages/guards';
import { bookingCode, claimAccepted, claimRequested } from './messages/claims';
import type { Email } from './layout/email';
import { alertsFull, confirmAlert, priceDropped } from './messages/alert';

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
      return confirmAccount(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.reset':
      return resetPassword(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.changed':
      return accountChanged(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.moved':
      return addressMoved(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.claim':
      return claimRequested(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.code':
      return bookingCode(accountMailSchemas[template].parse(data));
    case 'account.claimed':
      return claimAccepted(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.invitation':
      return invitation(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.deleted':
      return accountDeleted(accountMailSchemas[template].parse(data), brandName);
    case 'account.locked':
      return wrongGuesses(accountMailSchemas[template].parse(data), brandName, absolute);
    case 'account.device':
      return newDevice(accountMailSchemas[template].parse(data), brandName, absolute);
    default:
      throw new Error(`There is no mail ${template}.`);
  }
}

export const isAlertTemplate = (template: string): template is AlertTemplate =>
  template in alertMailSchemas;

/** @throws Error for invalid data of the template */
export function alertEmail(
  template: AlertTemplate,
  data: unknown,
  { brandName, absolute }: { brandName: string; absolute: (path: string) => string },
): Email {
  switch (template) {
    case 'alert.confirm':
      return confirmAlert(alertMailSchemas[template].parse(data), brandName, absolute);
    case 'alert.dropped':
      return priceDropped(alertMailSchemas[template].parse(data), brandName, absolute);
    case 'alert.full':
      return alertsFull(alertMailSchemas[template].parse(data), brandName);
  }
}
