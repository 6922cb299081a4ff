import { useMessages } from '@tiquete/platform';

/** What the button that shares a page of hotels says. */
export function useShareWords() {
  const t = useMessages('hotels');
  return {
    share: t('results.share'),
    copied: t('results.copied'),
    copyFailed: t('results.copyFailed'),
  };
}
