import { useLazyMessages, type Translate } from '@tiquete/platform';
import { access } from '../messages/access';

/** Words of the pages on the way to a session, and of the parts that the account shares with them. */
export const useAccess = (): Translate => useLazyMessages('access', access);
