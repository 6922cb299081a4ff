import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';
/** A message that is not shown in the part of the page that caused it. Errors stay until dismissed. */
export interface NoticeItem {
  id: string;
  kind: NoticeKind;
  text: string;
  domain: string;
  /** Button below the text, which reloads the page. */
  action?: 'reload';
}
type NewNotice = Omit<NoticeItem, 'id' | 'domain'> & Partial<Pick<NoticeItem, 'domain'>>;
const MAX_NOTICES = 3;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as NoticeItem[],
  reducers: {
    notify: {
      prepare: ({ domain = 'page', ...notice }: NewNotice) => ({
        payload: { id: nanoid(), domain, ...notice },
      }),
      reducer: (state, { payload }: PayloadAction<NoticeItem>) =>
        [...state.filter(({ text }) => text !== payload.text), payload].slice(-MAX_NOTICES),
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
});
export const { notify, noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
