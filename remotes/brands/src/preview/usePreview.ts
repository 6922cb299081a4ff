import { useMemo, useRef, useState } from 'react';
import type { BrandDraft } from '@tiquete/contracts';
import { useRequest, type Problem } from '@tiquete/platform';
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
  const wanted = useMemo(() => ({ brand, path, ...(file && { file }) }), [brand, file, path]);
  const key = useMemo(() => JSON.stringify(wanted), [wanted]);
  const wait = useRef(0);
  const { request } = useRequest(key, async (api, signal) => {
    await new Promise((rested) => setTimeout(rested, wait.current));
    signal.throwIfAborted();
    wait.current = SETTLED_MS;
    return openPreview(api, wanted, signal);
  });
  const [shown, setShown] = useState<ShownPreview & { of: unknown }>({
    address: null,
    problem: null,
    of: null,
  });
  if (request.phase === 'ready' && shown.of !== request)
    setShown({ address: request.value.path, problem: null, of: request });
  if (request.phase === 'failed' && shown.of !== request)
    setShown({ address: shown.address, problem: request.problem, of: request });
  return shown;
}
