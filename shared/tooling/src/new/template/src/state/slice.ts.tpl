import { createSlice, type PayloadAction, type PersistPolicy } from '@tiquete/platform';

export interface «Name»State {
  isFollowed: boolean;
}
const initial«Name»: «Name»State = { isFollowed: false };

export const «name»Slice = createSlice({
  name: '«name»',
  initialState: initial«Name»,
  reducers: {
    followed: (state, { payload: isFollowed }: PayloadAction<boolean>) => ({ ...state, isFollowed }),
  },
  selectors: { selectIsFollowed: ({ isFollowed }) => isFollowed },
});
export const { followed } = «name»Slice.actions;
export const { selectIsFollowed } = «name»Slice.selectors;

/** A change of shape increases `schema`, here and in `remote.json`, and needs `up` and `down`. */
export const «name»Persist: PersistPolicy = {
  schema: 1,
  allow: ['isFollowed'],
  fields: () => import('./guards'),
};
