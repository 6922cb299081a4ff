import { notify, useDispatch } from '@tiquete/platform';
import { css, IconButton, ShareIcon } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';

/** Shares the page's address. `title` describes the page in words. */
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
/** The place of the button while there is nothing to share, so that a long heading does not wrap later. */
export const ShareSpace = () => <span css={space} />;
const space = css`
  width: 44px;
`;
/** Opens the device's share sheet if there is one, or copies the address. A closed sheet counts as shared. */
async function shareResults(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    const isDone = await navigator.share({ title, url }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
