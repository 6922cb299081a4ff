import { useEffect, useRef, useState, type FormEvent } from 'react';
import { today } from '@tiquete/platform';
import { openFirstStep } from '@tiquete/ui';
import type { CheckedSearch, SearchFormProps } from '../searchProduct';

export interface SearchFormRules<Draft, Query, Errors> {
  check: (draft: Draft, today: string) => CheckedSearch<Query, Errors>;
  noErrors: Errors;
  /** Errors that remain after `part` of the draft has changed. */
  remainingErrors: (errors: Errors, draft: Draft, part: Partial<Draft>) => Errors;
}
/** Removes the errors of changed fields. For forms whose errors have the names of their fields. */
export function withoutChanged<Errors extends object>(
  errors: Errors,
  _: unknown,
  part: object,
): Errors {
  const remaining = { ...errors };
  for (const field of Object.keys(part)) Reflect.deleteProperty(remaining, field);
  return remaining;
}
/** State of a search form. An invalid search focuses its first wrong field, which the form marks with `data-wrong`. */
export function useSearchForm<Draft extends object, Query, Errors>(
  {
    initial,
    initialErrors,
    startsInFirstField,
    onSubmit,
    onChange,
  }: SearchFormProps<Draft, Query, Errors>,
  { check, noErrors, remainingErrors }: SearchFormRules<Draft, Query, Errors>,
) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState(initialErrors ?? noErrors);
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (startsInFirstField) openFirstStep(formRef.current);
  }, [startsInFirstField]);
  useEffect(() => {
    if (refusals === 0) return;
    formRef.current
      ?.querySelector<HTMLElement>('[data-wrong="true"] :is(input, button, select)')
      ?.focus();
  }, [refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check(draft, today());
    if (checked.phase === 'valid') return onSubmit(checked.query);
    setErrors(checked.errors);
    setRefusals((count) => count + 1);
  };
  return {
    draft,
    errors,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      setErrors((known) => remainingErrors(known, next, part));
      onChange?.(next);
    },
    /** Props of `SearchFormFrame`. */
    frame: { formRef, submit },
  };
}
