import { notify, useDispatch } from '@tiquete/platform';
import { IconButton, ShareIcon } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';
import { shareResults } from './shareResults';

/** Shares the page's address; `title` says in words what it shows. */
export function ShareButton({ title }: { title: string }) {
  const t = useSearchProductWords();
  const { namespace: domain } = useSearchProduct();
  const dispatch = useDispatch();
  const share = async () => {
    const outcome = await shareResults(title, window.location.href);
    if (outcome === 'copied')
      dispatch(notify({ kind: 'success', text: t('results.copied'), domain }));
    if (outcome === 'failed')
      dispatch(notify({ kind: 'warning', text: t('results.copyFailed'), domain }));
  };
  return (
    <IconButton
      outlined
      label={t('results.share')}
      icon={<ShareIcon aria-hidden />}
      onClick={() => void share()}
    />
  );
}
