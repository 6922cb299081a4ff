import { use, useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Select } from '@tiquete/ui';
import { SavedTravelersContext } from './SavedTravelersContext';
import { savedOptions } from './savedOptions';

type Filling = { phase: 'idle' } | { phase: 'filled'; name: string } | { phase: 'failed' };

/** A saved adult fills who books. Without saved travellers there is nothing to choose from. */
export function SavedHolder() {
  const t = useMessages('hotels');
  const { travelers, fillHolder } = use(SavedTravelersContext);
  const [chosen, setChosen] = useState('');
  const [filling, setFilling] = useState<Filling>({ phase: 'idle' });
  const adults = travelers.filter((traveler) => !traveler.is_minor);
  if (adults.length === 0) return null;

  const choose = async (id: string) => {
    setChosen(id);
    setFilling({ phase: 'idle' });
    if (!id) return;
    try {
      await fillHolder(id);
      setFilling({ phase: 'filled', name: adults.find((adult) => adult.id === id)?.name ?? '' });
    } catch {
      setChosen('');
      setFilling({ phase: 'failed' });
    }
  };
  return (
    <div role="status">
      <Select
        label={t('checkout.saved.label')} value={chosen} onChange={(id) => void choose(id)} options={savedOptions(adults, t)} autoComplete="off"
        error={filling.phase === 'failed' ? t('checkout.saved.failed') : undefined}
        hint={filling.phase === 'filled' ? t('checkout.saved.filled', { name: filling.name }) : undefined}
      />
    </div>
  );
}
