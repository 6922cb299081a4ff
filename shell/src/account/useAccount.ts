import { useLazyMessages, type TranslateOf } from '@tiquete/platform';
import { account } from '../messages/account';

/** Messages of `/account`. */
export const useAccount = (): TranslateOf<'account'> => useLazyMessages('account', account);
