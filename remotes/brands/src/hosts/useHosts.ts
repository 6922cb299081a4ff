import type { BrandHost } from '@tiquete/contracts';
import { useDispatch } from '@tiquete/platform';
import { useQuery } from '../frame/useQuery';
import { useRefreshOnVersion } from '../frame/useRefreshOnVersion';
import { hostChecked, hostsQuery } from '../state/slice';

/** Hosts of a brand. They are fetched again when a newer version of the brand is saved. */
export function useHosts(brand: string) {
  const dispatch = useDispatch();
  const { value, problem, refresh } = useQuery(hostsQuery, ({ hosts }) => hosts, brand);
  useRefreshOnVersion(refresh);
  const changed = (host: BrandHost) => void dispatch(hostChecked(host));
  return { hosts: value, problem, changed, retry: refresh };
}
