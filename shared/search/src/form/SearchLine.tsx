import { SearchPill } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';

export interface SearchLineProps {
  draft: unknown;
  isOpen: boolean;
  onOpen: () => void;
  /** See `SearchPill`. */
  isTitle?: boolean;
}
/** The search in one line: a button that opens the form. */
export function SearchLine({ draft, isOpen, onOpen, isTitle }: SearchLineProps) {
  const t = useSearchProductWords();
  const { useLine } = useSearchProduct();
  const { title, detail } = useLine(draft);
  return (
    <SearchPill
      title={title}
      detail={detail}
      action={t('search.change')}
      isOpen={isOpen}
      onOpen={onOpen}
      isTitle={isTitle}
    />
  );
}
