import { useEffect, useRef, useState, type FormEvent } from 'react';
import { today } from '@tiquete/platform';
import { checkSearch, noErrors, type SearchErrors } from './checkSearch';
import type { FlightDraft, FlightQuery } from './flightQuery';

export interface SearchFormProps {
  initial: FlightDraft;
  /** What is already known to be wrong, such as in an address that is no request. */
  initialErrors?: SearchErrors;
  onSubmit: (query: FlightQuery) => void;
  /** Called with every change, so that leaving the page loses nothing. */
  onChange?: (draft: FlightDraft) => void;
}

export function useSearchForm({
  initial,
  initialErrors = noErrors,
  onSubmit,
  onChange,
}: SearchFormProps) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState(initialErrors);
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals === 0) return;
    formRef.current
      ?.querySelector<HTMLElement>('[data-wrong="true"] :is(input, button, select)')
      ?.focus();
  }, [refusals]);

  return {
    draft,
    errors,
    formRef,
    change: (part: Partial<FlightDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      // What was wrong is looked at anew with every change, and nothing is called wrong before a search was tried.
      if (errors !== noErrors) {
        const checked = checkSearch(next, today());
        setErrors(checked.phase === 'valid' ? noErrors : checked.errors);
      }
      onChange?.(next);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const checked = checkSearch(draft, today());
      if (checked.phase === 'valid') return onSubmit(checked.query);
      setErrors(checked.errors);
      setRefusals((count) => count + 1);
    },
  };
}
