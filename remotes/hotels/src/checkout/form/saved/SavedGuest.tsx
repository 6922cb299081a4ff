import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '@tiquete/platform';
import { Select } from '@tiquete/ui';
import type { CheckoutValues } from '../formValues';
import { SavedTravelersContext } from './SavedTravelersContext';
import { savedOptions } from './savedOptions';

/** A saved traveller's names for one guest; children among children, adults among adults. */
export function SavedGuest({ room, guest, isMinor }: { room: number; guest: number; isMinor: boolean }) {
  const t = useMessages('hotels');
  const { setValue } = useFormContext<CheckoutValues>();
  const travelers = use(SavedTravelersContext).travelers.filter((traveler) => traveler.is_minor === isMinor);
  const [chosen, setChosen] = useState('');
  if (travelers.length === 0) return null;
  const choose = (id: string) => {
    setChosen(id);
    const traveler = travelers.find((each) => each.id === id);
    if (!traveler) return;
    setValue(`rooms.${room}.guests.${guest}.name`, traveler.name, { shouldValidate: true });
    setValue(`rooms.${room}.guests.${guest}.lastname`, traveler.lastname, { shouldValidate: true });
  };
  return <Select label={t('checkout.saved.label')} value={chosen} onChange={choose} options={savedOptions(travelers, t)} autoComplete="off" />;
}
