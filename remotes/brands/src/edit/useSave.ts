import { useState } from 'react';
import type { ConsoleBrand } from '@tiquete/contracts';
import { type Problem, useApi, useDispatch, useMessages, useRequest } from '@tiquete/platform';
import { saveDraft, seenOf } from '../api';
import type { Field } from '../messages/fieldKinds';
import { brandQuery, brandSaved } from '../state/slice';
import { checkFields, fieldAt } from '../model/checkFields';
import { checkSettings } from '../model/settingWrong';
import type { Editor } from './useEditor';

export interface Saving {
  isSending: boolean;
  isDone: boolean;
  /** Error of the whole draft. Errors of fields are in `errors`. */
  problem: Problem | null;
  /** Error texts by the path of their field, from the first attempt to save on. */
  errors: Readonly<Record<string, string>>;
  /** Saves the draft. Returns true on success. */
  save: () => Promise<boolean>;
}
/** Saves a draft. Errors appear at their field, which is one of `fields`, and unsaved changes stay. */
export function useSave(
  { id: brand, settings: published }: ConsoleBrand,
  editor: Editor,
  fields: readonly Field[],
): Saving {
  const t = useMessages('brands');
  const api = useApi();
  const dispatch = useDispatch();
  const { request, run } = useRequest();
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ path: string; value: unknown; text: string } | null>(
    null,
  );
  const [isDone, setDone] = useState(false);
  const { file, newest, typed } = editor;
  const check = () => ({
    ...checkFields(file, fields, t),
    ...checkSettings(file, { published, typed }, t),
  });
  const checked = isChecked ? check() : {};
  // Clears the server's error when the draft changes.
  const isStale = refused === null || refused.value !== file;
  return {
    isSending: request.phase === 'loading',
    isDone: isDone && typed.length === 0,
    problem: request.phase === 'failed' ? request.problem : null,
    errors: isStale ? checked : { [refused.path]: refused.text, ...checked },
    save: async () => {
      setChecked(true);
      setDone(false);
      if (Object.keys(check()).length > 0) return false;
      const isSaved = await run(
        async () =>
          void dispatch(brandSaved(await saveDraft(api, { brand, seen: seenOf(newest), file }))),
        (problem) => {
          if (problem.code === 'BRAND_CHANGED') dispatch(brandQuery.refreshed(brand));
          const path = fieldAt(problem.source?.pointer, fields);
          if (path !== null)
            setRefused({ path, value: file, text: problem.detail ?? problem.title });
          return path !== null || problem.code === 'BRAND_CHANGED';
        },
      );
      setDone(isSaved);
      return isSaved;
    },
  };
}
