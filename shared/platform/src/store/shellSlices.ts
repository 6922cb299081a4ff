import { configSlice } from './configSlice';
import { loadingSlice } from './loadingSlice';
import { noticesSlice } from './noticesSlice';
import { searchSectionSlice } from './searchSectionSlice';

/** The shell's slices, which are always in the store. A remote adds its own. */
export const shellSlices = [configSlice, searchSectionSlice, loadingSlice, noticesSlice] as const;
export type PlatformState = {
  config: ReturnType<typeof configSlice.reducer>;
  searchSection: ReturnType<typeof searchSectionSlice.reducer>;
  loading: ReturnType<typeof loadingSlice.reducer>;
  notices: ReturnType<typeof noticesSlice.reducer>;
};
