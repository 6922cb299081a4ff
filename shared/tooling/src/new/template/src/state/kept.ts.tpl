import type { FieldGuards } from '@tiquete/platform';
import type { «Name»State } from './slice';

/** Schema of the slice as it is stored: a field that does not fit starts from its default. */
export const fields: FieldGuards<Pick<«Name»State, 'isFollowed'>> = ({ flag }) => ({
  isFollowed: flag,
});
