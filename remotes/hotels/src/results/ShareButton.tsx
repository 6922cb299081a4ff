import { notify, useDispatch, useMessages } from '@tiquete/platform';
import { IconButton, ShareIcon } from '@tiquete/ui';
import { shareResults } from './shareResults';

export function ShareButton({ title }: { title: string }) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const share = async () => {
    const outcome = await shareResults(title, window.location.href);
    if (outcome === 'copied') dispatch(notify({ kind: 'success', text: t('results.copied'), domain: 'hotels' }));
    if (outcome === 'failed') dispatch(notify({ kind: 'warning', text: t('results.copyFailed'), domain: 'hotels' }));
  };
  return <IconButton outlined label={t('results.share')} icon={<ShareIcon aria-hidden />} onClick={() => void share()} />;
}
