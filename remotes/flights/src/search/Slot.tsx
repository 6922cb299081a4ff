import { selectSearchSection, today, useSelector, type SlotProps } from '@tiquete/platform';
import { useOpenResults } from '@tiquete/search';
import { fromSearchSection } from '../state/searchSection';
import { resultsUrl } from '../urls';
import { SearchForm } from './SearchForm';

/** The form on its own. */
export function Slot(props: SlotProps) {
  const open = useOpenResults(props);
  const section = useSelector(selectSearchSection);
  return (
    <SearchForm
      initial={fromSearchSection(section, today())}
      onSubmit={(query) => open(resultsUrl(query))}
    />
  );
}
