import type { FieldGuards } from '@tiquete/platform';
import type { «Name»State } from './slice';

/** Guards of the persisted fields: an invalid field starts from its default. */
export const fields: FieldGuards<Pick<«Name»State, 'isFollowed'>> = ({ flag }) => ({
  isFollowed: flag,
});
