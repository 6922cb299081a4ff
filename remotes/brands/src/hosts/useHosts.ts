import type { BrandHost } from '@tiquete/contracts';
import { useDispatch } from '@tiquete/platform';
import { useQuery } from '../frame/useQuery';
import { useRefreshOnVersion } from '../frame/useRefreshOnVersion';
import { hostChecked, hostsQuery } from '../state/slice';

/** What the api knows of a brand's hosts; asked again when another version is the newest. */
export function useHosts(brand: string) {
  const dispatch = useDispatch();
  const { value, problem, refresh } = useQuery(hostsQuery, ({ hosts }) => hosts, brand);
  useRefreshOnVersion(refresh);
  const changed = (host: BrandHost) => void dispatch(hostChecked(host));
  return { hosts: value, problem, changed, retry: refresh };
}
