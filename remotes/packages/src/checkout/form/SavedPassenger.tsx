import { use } from 'react';
import { SavedTraveler, SavedTravelersContext } from '@tiquete/checkout/form';
import { readBirth } from '@tiquete/domain/travellers';
import { useFormContext } from 'react-hook-form';
import type { PackageValues } from './formValues';

/** A saved traveller for one place; minors among minors, adults among adults. */
export function SavedPassenger({ index, isMinor }: { index: number; isMinor: boolean }) {
  const { setValue, getValues, clearErrors } = useFormContext<PackageValues>();
  const { travelers, fetchTraveler } = use(SavedTravelersContext);
  return (
    <SavedTraveler
      travelers={travelers.filter((traveler) => traveler.is_minor === isMinor)}
      onChosen={async ({ id }) => {
        const saved = await fetchTraveler(id);
        const { name, lastname, birth_date, gender, document_type, document, nationality } = saved;
        const known = getValues(`passengers.${index}`);
        clearErrors(`passengers.${index}`);
        setValue(`passengers.${index}`, {
          ...known,
          name,
          lastname,
          birth: readBirth(birth_date),
          gender: gender === null ? '' : String(gender),
          nationality,
          identity: {
            type: document_type === null ? known.identity.type : String(document_type),
            number: document ?? '',
          },
        });
      }}
    />
  );
}
