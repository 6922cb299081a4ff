import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { SavedTraveler, SavedTravelersContext } from '@tiquete/checkout/form';
import type { TravelerSummary } from '@tiquete/contracts';
import type { CheckoutValues } from './formValues';

/** A saved traveller's names for one guest; children among children, adults among adults. */
export function SavedGuest({
  room,
  guest,
  isMinor,
}: {
  room: number;
  guest: number;
  isMinor: boolean;
}) {
  const { setValue } = useFormContext<CheckoutValues>();
  const travelers = use(SavedTravelersContext).travelers.filter(
    (traveler) => traveler.is_minor === isMinor,
  );
  const fill = async ({ name, lastname }: TravelerSummary) => {
    setValue(`rooms.${room}.guests.${guest}.name`, name, { shouldValidate: true });
    setValue(`rooms.${room}.guests.${guest}.lastname`, lastname, { shouldValidate: true });
  };
  return <SavedTraveler travelers={travelers} onChosen={fill} />;
}
