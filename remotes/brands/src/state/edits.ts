import type { BrandDraft } from '@tiquete/contracts';
import { createSlice, type PayloadAction } from '@tiquete/platform';

/** What somebody typed of a brand and has not saved. */
export interface Edit {
  /** The file as it was when they began. */
  base: BrandDraft;
  /** Field → what was typed; null takes an optional field away. */
  changes: Record<string, unknown>;
}
/** By brand; kept over reloads and visits. */
export type Edits = Record<string, Edit>;
export interface FieldChange {
  brand: string;
  /** The file on the screen without what was typed. */
  base: BrandDraft;
  path: string;
  /** What the field holds now; `isSame` as in `base`. */
  value: unknown;
  isSame: boolean;
}
const initialState: Edits = {};

export const editsSlice = createSlice({
  name: 'brands/edits',
  initialState,
  reducers: {
    fieldChanged: (edits, { payload }: PayloadAction<FieldChange>) => {
      const { brand, base, path, value, isSame } = payload;
      const known = edits[brand];
      const { [path]: _, ...others } = known?.changes ?? {};
      const changes = isSame ? others : { ...others, [path]: value };
      if (Object.keys(changes).length === 0) return without(edits, brand);
      return { ...edits, [brand]: { base: known?.base ?? base, changes } };
    },
    editsDropped: (edits, { payload: brand }: PayloadAction<string>) => without(edits, brand),
  },
});
export const { fieldChanged, editsDropped } = editsSlice.actions;

export function without(edits: Edits, brand: string): Edits {
  const { [brand]: _, ...others } = edits;
  return others;
}
