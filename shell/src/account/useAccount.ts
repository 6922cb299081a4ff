import { useLazyMessages, type Translate } from '@tiquete/platform';
import { account } from '../messages/account';

/** Messages of `/account`. */
export const useAccount = (): Translate => useLazyMessages('account', account);
