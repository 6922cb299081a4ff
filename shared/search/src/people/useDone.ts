import { useEffect, useRef, useState } from 'react';

export interface DoneOptions {
  isAgeMissing: boolean;
  /** True after a search was rejected because an age is missing. */
  isRefused: boolean;
  onDone: () => void;
}
/** Done button of a panel of guests. While an age is missing, it focuses that age instead of closing the panel. */
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
