import type { AccountData } from '@tiquete/contracts';
import type { Tx } from '../db/database';

/** Personal data that a product stores for an e-mail address without an account; read and erased with the account of that address. */
export interface PersonalDataSource {
  read(tx: Tx, brandId: string, email: string): Promise<AccountData['price_alerts']>;
  erase(tx: Tx, brandId: string, email: string): Promise<void>;
}
