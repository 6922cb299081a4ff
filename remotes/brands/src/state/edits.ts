import type { BrandDraft } from '@tiquete/contracts';
import { createSlice, type PayloadAction } from '@tiquete/platform';

/** Unsaved changes of a brand. */
export interface Edit {
  /** The file before the first change. */
  base: BrandDraft;
  /** New values by field; null removes an optional field. */
  changes: Record<string, unknown>;
}
/** Unsaved changes by brand. They survive reloads and visits. */
export type Edits = Record<string, Edit>;
export interface FieldChange {
  brand: string;
  /** The file on the screen without unsaved changes. */
  base: BrandDraft;
  path: string;
  /** New value of the field; `isSame` if it equals that of `base`. */
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
