import { useMemo } from 'react';
import type { BrandDraft, ConsoleBrand, ConsoleBrandVersion } from '@tiquete/contracts';
import { useDispatch, useSelector } from '@tiquete/platform';
import { editsDropped, fieldChanged } from '../state/edits';
import { selectBrands } from '../state/slice';
import { fieldOf, isSameField, readFields } from '../model/readFields';

const noChanges: Record<string, unknown> = {};

export interface Editor {
  /** What the next draft begins from: the draft, or what is published. */
  newest: ConsoleBrandVersion;
  /** The same with what was typed. */
  file: BrandDraft;
  /** Paths of what was typed. */
  typed: readonly string[];
  /** Whether somebody saved since one began to type; what was typed is over theirs. */
  isOvertaken: boolean;
  /** What both changed, by paths. */
  bothChanged: readonly string[];
  set: (path: string, value: unknown) => void;
  undo: () => void;
}
/** A brand with what was typed of it, which outlives the page. */
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
