import { useLazyMessages, type Translate } from '@tiquete/platform';
import { account } from '../messages/account';

/** Words of `/account`. */
export const useAccount = (): Translate => useLazyMessages('account', account);
