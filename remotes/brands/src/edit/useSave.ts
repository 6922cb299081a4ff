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
  /** What is wrong with the whole; a field's own problem is in `errors`. */
  problem: Problem | null;
  /** Path → what is wrong. Checked from the first saving on. */
  errors: Readonly<Record<string, string>>;
  /** Answers whether the draft is saved. */
  save: () => Promise<boolean>;
}
/** Saves a draft; what is wrong stands at its field, one of `fields`, and nothing that was typed goes away. */
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
  // What the api refused is right again once it is another.
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
