import { useLazyMessages, type TranslateOf } from '@tiquete/platform';
import { access } from '../messages/access';

/** Messages of the access pages (register, confirm, forgot, reset) and of the parts that the account shares with them. */
export const useAccess = (): TranslateOf<'access'> => useLazyMessages('access', access);
