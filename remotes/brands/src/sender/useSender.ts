import type { BrandSender } from '@tiquete/contracts';
import { useDispatch } from '@tiquete/platform';
import { useQuery } from '../frame/useQuery';
import { useRefreshOnVersion } from '../frame/useRefreshOnVersion';
import { senderChecked, senderQuery } from '../state/slice';

/** Where a brand's mails leave from; fetched again when another version is the newest. */
export function useSender(brand: string) {
  const dispatch = useDispatch();
  const { value, problem, refresh } = useQuery(senderQuery, ({ sender }) => sender, brand);
  useRefreshOnVersion(refresh);
  const changed = (sender: BrandSender) => void dispatch(senderChecked(sender));
  return { sender: value, problem, changed, retry: refresh };
}
