import { useEffect, useRef, useState, type FormEvent } from 'react';
import { today } from '@tiquete/platform';
import { checkSearch, type SearchErrors } from './checkSearch';
import type { HotelQuery, SearchDraft } from './hotelQuery';

export interface SearchFormProps {
  initial: SearchDraft;
  /** What is already known to be wrong, such as in an address that is no request. */
  initialErrors?: SearchErrors;
  onSubmit: (query: HotelQuery) => void;
  /** Called with every change, so that leaving the page loses nothing. */
  onChange?: (draft: SearchDraft) => void;
}
/** Top to bottom, as the form shows them. */
const FIELDS = ['destination', 'dates', 'rooms', 'nationality'] as const;

export function useSearchForm({
  initial,
  initialErrors = {},
  onSubmit,
  onChange,
}: SearchFormProps) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState(initialErrors);
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals === 0) return;
    const first = FIELDS.find((field) => errors[field]);
    formRef.current
      ?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, button, select)`)
      ?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the focus moves once per refused submit, not with each mended field
  }, [refusals]);

  return {
    draft,
    errors,
    formRef,
    change: (part: Partial<SearchDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))),
      );
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
