import { useEffect, useMemo, useRef, useState } from 'react';
import { isMatch } from './matchParts';
import type { LoadPlaces, PlaceGroup, PlaceOption } from './places';

/** Milliseconds without typing before a query is sent. */
const DEBOUNCE_MS = 150;
export type Places<O extends PlaceOption> =
  | { phase: 'loading'; groups: PlaceGroup<O>[] }
  | { phase: 'found'; query: string; groups: PlaceGroup<O>[] }
  | { phase: 'failed'; groups: PlaceGroup<O>[] };

interface Answer<O extends PlaceOption> {
  /** Query of the last response; null before the first one. */
  query: string | null;
  isFailed: boolean;
  groups: PlaceGroup<O>[];
}
const NO_ANSWER = { query: null, isFailed: false, groups: [] };

function fitting<O extends PlaceOption>(groups: PlaceGroup<O>[], query: string): PlaceGroup<O>[] {
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter((option) => isMatch(option.label, query)),
    }))
    .filter((group) => group.options.length > 0);
}
/**
 * Searches places while `isOpen`. A newer query aborts the older one. Until it is answered, matching places of the last
 * response remain.
 */
export function usePlaces<O extends PlaceOption>(
  query: string,
  isOpen: boolean,
  load: LoadPlaces<O>,
): Places<O> {
  const [answer, setAnswer] = useState<Answer<O>>(NO_ANSWER);
  const loader = useRef(load);
  useEffect(() => {
    loader.current = load;
  });
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const take = (groups: PlaceGroup<O>[], isFailed = false) => {
      if (abort.signal.aborted) return;
      const full = groups.filter((group) => group.options.length > 0);
      setAnswer({ query, isFailed, groups: full });
    };
    const load = () =>
      loader.current(query, abort.signal, take).then(
        (groups) => take(groups),
        () => take([], true),
      );
    const timer = setTimeout(() => void load(), query ? DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
      setAnswer((last) => (last.isFailed ? NO_ANSWER : last));
    };
  }, [query, isOpen]);
  return useMemo(() => {
    if (answer.query !== query) return { phase: 'loading', groups: fitting(answer.groups, query) };
    return answer.isFailed
      ? { phase: 'failed', groups: [] }
      : { phase: 'found', query, groups: answer.groups };
  }, [answer, query]);
}
