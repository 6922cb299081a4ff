import { useEffect, useRef } from 'react';
import { useSelector } from '@tiquete/platform';
import { selectBrands } from '../state/slice';

/** Calls `refresh` when the brand has a newer version. */
export function useRefreshOnVersion(refresh: () => void): void {
  const version = useSelector((state: Parameters<typeof selectBrands>[0]) => {
    const known = selectBrands(state).brand;
    const value = 'value' in known ? known.value : null;
    const { number = 0, revision = 0 } = value?.draft ?? value?.published ?? {};
    return `${value?.published?.number ?? 0}/${number}.${revision}`;
  });
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    refresh();
  }, [refresh, version]);
}
