import { selectSearchSection, today, useNavigate, useSelector, type SlotProps } from '@tiquete/platform';
import { fromSearchSection } from '../state/searchSection';
import { resultsUrl } from '../urls';
import { SearchForm } from './SearchForm';

/** The form on its own, also inside a partner's page, where results open in the top window. */
export function Slot({ target = '_self' }: SlotProps) {
  const navigate = useNavigate();
  const section = useSelector(selectSearchSection);
  return (
    <SearchForm
      initial={fromSearchSection(section, today())}
      onSubmit={(query) => {
        const url = resultsUrl(query);
        if (target === '_top') window.open(new URL(url, window.location.href), '_top');
        else void navigate(url);
      }}
    />
  );
}
