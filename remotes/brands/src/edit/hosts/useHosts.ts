import { useEffect, useRef } from 'react';
import type { BrandHost } from '@tiquete/contracts';
import { useDispatch, useSelector } from '@tiquete/platform';
import { useQuery } from '../../frame/useQuery';
import { hostChecked, hostsQuery, selectBrands } from '../../state/slice';

/** What the api knows of a brand's hosts; asked again when another version is the newest. */
export function useHosts(brand: string) {
  const dispatch = useDispatch();
  const version = useSelector((state: Parameters<typeof selectBrands>[0]) => {
    const known = selectBrands(state).brand;
    const value = 'value' in known ? known.value : null;
    const { number = 0, revision = 0 } = value?.draft ?? value?.published ?? {};
    return `${value?.published?.number ?? 0}/${number}.${revision}`;
  });
  const { value, problem, refresh } = useQuery(hostsQuery, ({ hosts }) => hosts, brand);
  const asked = useRef(version);
  useEffect(() => {
    if (asked.current === version) return;
    asked.current = version;
    dispatch(hostsQuery.refreshed(brand));
  }, [dispatch, brand, version]);
  const changed = (host: BrandHost) => void dispatch(hostChecked(host));
  return { hosts: value, problem, changed, retry: refresh };
}
