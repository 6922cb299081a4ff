import { useMessages } from '@tiquete/platform';
import { SearchPill } from '@tiquete/ui';
import type { FlightDraft } from './flightQuery';
import { useSearchWords } from './useSearchWords';

export interface SearchLineProps {
  draft: FlightDraft;
  isOpen: boolean;
  onOpen: () => void;
}
/** The whole search on one line: a pill that opens the form. */
export function SearchLine({ draft, isOpen, onOpen }: SearchLineProps) {
  const t = useMessages('flights');
  const words = useSearchWords();
  const detail = [words.dates(draft), words.passengers(draft), words.cabin(draft.cabin)].join(
    ' · ',
  );
  return (
    <SearchPill
      title={words.route(draft)}
      detail={detail}
      action={t('search.change')}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
}
