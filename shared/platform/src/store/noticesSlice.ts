import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';
/** Something said to the traveller outside the place where it happened; errors stay until dismissed. */
export interface NoticeItem {
  id: string;
  kind: NoticeKind;
  text: string;
  domain: string;
}
const MAX_NOTICES = 3;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as NoticeItem[],
  reducers: {
    notify: {
      prepare: ({
        kind,
        text,
        domain = 'page',
      }: {
        kind: NoticeKind;
        text: string;
        domain?: string;
      }) => ({
        payload: { id: nanoid(), kind, text, domain },
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
