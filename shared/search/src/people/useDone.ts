import { useEffect, useRef, useState } from 'react';

export interface DoneOptions {
  isAgeMissing: boolean;
  /** True once a search was refused because an age is missing. */
  isRefused: boolean;
  onDone: () => void;
}
/** A panel of people that is not left without an age: the press goes to the first one that is missing. */
export function useDone({ isAgeMissing, isRefused, onDone }: DoneOptions) {
  const panel = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals) panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return {
    panel,
    isAgeWanted: isRefused || refusals > 0,
    done: isAgeMissing ? () => setRefusals(refusals + 1) : onDone,
  };
}
