import type { AccountMailData, AccountTemplate } from './accountMails';
import type { AlertMailData, AlertTemplate } from './alertMails';

/** Mails to an address that are not about a booking. */
export type AddressTemplate = AccountTemplate | AlertTemplate;

export interface AddressMail<T extends AddressTemplate = AddressTemplate> {
  /** The brand's id. */
  brand: string;
  to: string;
  /** User id of the account, if there is one. */
  userId?: string;
  template: T;
  data: T extends AccountTemplate
    ? AccountMailData<T>
    : T extends AlertTemplate
      ? AlertMailData<T>
      : never;
}
