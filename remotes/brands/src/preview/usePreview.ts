import { useMemo, useRef, useState } from 'react';
import type { BrandDraft } from '@tiquete/contracts';
import { useRequest, type Problem } from '@tiquete/platform';
import { openPreview } from '../api';

/** Milliseconds without typing before the preview is updated. */
const SETTLED_MS = 900;

export interface ShownPreview {
  /** Null until the first preview. The last one is shown until the next is ready. */
  address: string | null;
  /** Error of the last request. */
  problem: Problem | null;
}
/** Fetches a preview of the file, or of the stored version for null, and another one after each change and a pause. */
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
