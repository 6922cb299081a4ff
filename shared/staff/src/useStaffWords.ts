import { useLazyMessages } from '@tiquete/platform';
import { words } from './messages/es';

export const useStaffWords = () => useLazyMessages('staff', words);
