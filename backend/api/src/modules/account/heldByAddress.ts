import type { AccountData } from '@tiquete/contracts';
import type { Tx } from '../../db/database';

/** What a product keeps about an e-mail address that needs no account; told with the account's data, and erased with it. */
export interface HeldByAddress {
  read(tx: Tx, brandId: string, email: string): Promise<AccountData['price_alerts']>;
  erase(tx: Tx, brandId: string, email: string): Promise<void>;
}
