import { useEffect, useRef, useState } from 'react';
import type { BrandDraft } from '@tiquete/contracts';
import { type Problem, toProblem, useApi } from '@tiquete/platform';
import { openPreview } from '../api';

/** Milliseconds without a key after which the preview follows what was typed. */
const SETTLED_MS = 900;

export interface ShownPreview {
  /** Null until there is one; what was shown stays until the next is there. */
  address: string | null;
  /** Why the last one could not be made. */
  problem: Problem | null;
}
/** Asks for a preview of the file, or with null of what is stored, and again once it has changed and rests. */
export function usePreview(brand: string, file: BrandDraft | null, path: string): ShownPreview {
  const api = useApi();
  const [shown, setShown] = useState<ShownPreview>({ address: null, problem: null });
  const isFirst = useRef(true);
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      isFirst.current = false;
      try {
        const { path: address } = await openPreview(
          api,
          { brand, path, ...(file && { file }) },
          abort.signal,
        );
        setShown({ address, problem: null });
      } catch (error) {
        if (!abort.signal.aborted)
          setShown(({ address }) => ({ address, problem: toProblem(error) }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, brand, file, path]);
  return shown;
}
