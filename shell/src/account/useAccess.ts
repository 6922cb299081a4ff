import { useLazyMessages, type TranslateOf } from '@tiquete/platform';
import { access } from '../messages/access';

/** Messages of the access pages (register, confirm, forgot, reset) and of their parts that the account also uses. */
export const useAccess = (): TranslateOf<'access'> => useLazyMessages('access', access);
