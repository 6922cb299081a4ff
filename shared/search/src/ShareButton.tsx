import { notify, useDispatch } from '@tiquete/platform';
import { IconButton, ShareIcon } from '@tiquete/ui';
import { shareResults } from './shareResults';

export interface ShareButtonProps {
  /** What is shared, in words. */
  title: string;
  /** The remote that shares. */
  domain: string;
  words: { share: string; copied: string; copyFailed: string };
}
export function ShareButton({ title, domain, words }: ShareButtonProps) {
  const dispatch = useDispatch();
  const share = async () => {
    const outcome = await shareResults(title, window.location.href);
    if (outcome === 'copied') dispatch(notify({ kind: 'success', text: words.copied, domain }));
    if (outcome === 'failed') dispatch(notify({ kind: 'warning', text: words.copyFailed, domain }));
  };
  return (
    <IconButton
      outlined
      label={words.share}
      icon={<ShareIcon aria-hidden />}
      onClick={() => void share()}
    />
  );
}
