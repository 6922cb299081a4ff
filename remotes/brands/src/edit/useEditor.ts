import { useMemo } from 'react';
import type { BrandDraft, ConsoleBrand, ConsoleBrandVersion } from '@tiquete/contracts';
import { useDispatch, useSelector } from '@tiquete/platform';
import { editsDropped, fieldChanged } from '../state/edits';
import { selectBrands } from '../state/slice';
import { fieldOf, isSameField, readFields } from '../model/readFields';

const noChanges: Record<string, unknown> = {};

export interface Editor {
  /** Version that the next draft starts from: the draft, or the published version without one. */
  newest: ConsoleBrandVersion;
  /** The file of `newest` with the unsaved changes. */
  file: BrandDraft;
  /** Paths of the fields with unsaved changes. */
  typed: readonly string[];
  /** True if another person saved since the first unsaved change. Unsaved changes are applied to the newer file. */
  isOvertaken: boolean;
  /** Paths of fields that both people changed. */
  bothChanged: readonly string[];
  set: (path: string, value: unknown) => void;
  undo: () => void;
}
/** A brand with its unsaved changes, which survive leaving the page. Null without a version. */
export function useEditor({ id, draft, published }: ConsoleBrand): Editor | null {
  const dispatch = useDispatch();
  const edit = useSelector(
    (state: Parameters<typeof selectBrands>[0]) => selectBrands(state).edits[id],
  );
  const newest = draft ?? published;
  const changes = edit?.changes ?? noChanges;
  const file = useMemo(() => newest && readFields(newest.file, changes), [newest, changes]);
  if (!newest || !file) return null;
  const typed = Object.keys(changes);
  const isOvertaken = edit !== undefined && !isSameField(edit.base, newest.file);
  return {
    newest,
    file,
    typed,
    isOvertaken,
    bothChanged: typed.filter(
      (path) => edit && !isSameField(fieldOf(edit.base, path), fieldOf(newest.file, path)),
    ),
    set: (path, value) => {
      const was = fieldOf(newest.file, path);
      const isSame = value === null ? was === undefined : isSameField(value, was);
      dispatch(fieldChanged({ brand: id, base: newest.file, path, value, isSame }));
    },
    undo: () => void dispatch(editsDropped(id)),
  };
}
