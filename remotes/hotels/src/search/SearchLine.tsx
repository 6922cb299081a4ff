import { useMessages } from '@tiquete/platform';
import { SearchPill } from '@tiquete/ui';
import type { SearchDraft } from './hotelQuery';
import { useSearchWords } from './useSearchWords';

export interface SearchLineProps {
  draft: SearchDraft;
  isOpen: boolean;
  onOpen: () => void;
}
/** The whole search on one line: a pill that opens the form. */
export function SearchLine({ draft, isOpen, onOpen }: SearchLineProps) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  return (
    <SearchPill
      title={draft.destination?.name ?? t('search.destinationPlaceholder')}
      detail={`${draft.dates ? words.dates(draft.dates) : t('search.datesPlaceholder')} · ${words.guests(draft.rooms)}`}
      action={t('search.change')}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
}
