import { useLocation, useMessages } from '@tiquete/platform';
import { EmptyState, SearchIcon } from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { parseStory } from '../urls';
import { StoryForm } from './StoryForm';
import { StoryView } from './StoryView';

/** `/console/support`: the story of the booking with the `id` of the address. */
export function Page() {
  const t = useMessages('console');
  const id = parseStory(useLocation().search);
  return (
    <ConsolePage title={t('support.title')}>
      <StoryForm key={`form ${id}`} id={id} />
      {id === '' ? (
        <EmptyState icon={<SearchIcon />} title={t('support.empty')}>
          <p>{t('support.emptyText')}</p>
        </EmptyState>
      ) : (
        <StoryView key={id} id={id} />
      )}
    </ConsolePage>
  );
}
