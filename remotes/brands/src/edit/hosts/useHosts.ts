import { useCallback, useEffect, useState } from 'react';
import type { BrandHost } from '@tiquete/contracts';
import { type Problem, toProblem, useApi, useSelector } from '@tiquete/platform';
import { fetchHosts } from '../../api';
import { selectBrands } from '../../state/slice';

export type ShownHosts =
  | { phase: 'loading' }
  | { phase: 'ready'; hosts: readonly BrandHost[] }
  | { phase: 'failed'; problem: Problem };

/** What the api knows of a brand's hosts; asked again when another version is the newest. */
export function useHosts(brand: string) {
  const api = useApi();
  const version = useSelector((state: Parameters<typeof selectBrands>[0]) => {
    const known = selectBrands(state).brand;
    const value = 'value' in known ? known.value : null;
    const { number = 0, revision = 0 } = value?.draft ?? value?.published ?? {};
    return `${value?.published?.number ?? 0}/${number}.${revision}`;
  });
  const [shown, setShown] = useState<ShownHosts>({ phase: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    fetchHosts(api, brand, abort.signal).then(
      (hosts) => setShown({ phase: 'ready', hosts }),
      (error: unknown) => {
        if (!abort.signal.aborted) setShown({ phase: 'failed', problem: toProblem(error) });
      },
    );
    return () => abort.abort();
  }, [api, brand, version, turn]);
  const changed = useCallback(
    (host: BrandHost) =>
      setShown((known) =>
        known.phase === 'ready'
          ? {
              ...known,
              hosts: known.hosts.map((each) => (each.host === host.host ? host : each)),
            }
          : known,
      ),
    [],
  );
  const retry = () => {
    setShown({ phase: 'loading' });
    setTurn(turn + 1);
  };
  return { shown, changed, retry };
}
