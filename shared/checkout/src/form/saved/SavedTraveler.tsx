import { useState } from 'react';
import type { TravelerSummary } from '@tiquete/contracts';
import { Select } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutContext';

type Filling = { phase: 'idle' } | { phase: 'filled'; name: string } | { phase: 'failed' };
export interface SavedTravelerProps {
  /** Saved travellers that suit this place in the form. */
  travelers: readonly TravelerSummary[];
  /** Fills the fields. The text of an error that it throws is shown. */
  onChosen: (traveler: TravelerSummary) => Promise<void>;
}
/** Choice of a saved traveller to fill the fields. Renders nothing without saved travellers. */
export function SavedTraveler({ travelers, onChosen }: SavedTravelerProps) {
  const t = useCheckoutWords();
  const [chosen, setChosen] = useState('');
  const [filling, setFilling] = useState<Filling>({ phase: 'idle' });
  if (travelers.length === 0) return null;

  const options = [
    { value: '', label: t('checkout.choose') },
    ...travelers.map(({ id, name, lastname }) => ({ value: id, label: `${name} ${lastname}` })),
  ];
  const choose = async (id: string) => {
    setChosen(id);
    setFilling({ phase: 'idle' });
    const traveler = travelers.find((each) => each.id === id);
    if (!traveler) return;
    try {
      await onChosen(traveler);
      setFilling({ phase: 'filled', name: traveler.name });
    } catch {
      setChosen('');
      setFilling({ phase: 'failed' });
    }
  };
  return (
    <div role="status">
      <Select
        label={t('checkout.saved.label')}
        value={chosen}
        onChange={(id) => void choose(id)}
        options={options}
        autoComplete="off"
        error={filling.phase === 'failed' ? t('checkout.saved.failed') : undefined}
        hint={
          filling.phase === 'filled'
            ? t('checkout.saved.filled', { name: filling.name })
            : undefined
        }
      />
    </div>
  );
}
