import type { SearchWords } from '@tiquete/contracts';
import { useNamespace } from '@tiquete/platform';
import { SearchPill } from '@tiquete/ui';
import type { SearchMessageKey, SearchNamespace } from '../searchMessages';

interface OpeningLineProps {
  namespace: SearchNamespace;
  words: SearchWords;
}
/** The folded search before the page's code has arrived. The page repeats a press on it. */
export function OpeningLine({ namespace, words: { title, detail } }: OpeningLineProps) {
  const t = useNamespace<SearchMessageKey>(namespace);
  return (
    <SearchPill
      title={title}
      detail={detail}
      action={t('search.change')}
      isOpen={false}
      onOpen={() => undefined}
      isTitle
    />
  );
}
