import { useLazyMessages } from '@tiquete/platform';
import { words } from './messages/es';

export const useFieldWords = () => useLazyMessages('fields', words);
