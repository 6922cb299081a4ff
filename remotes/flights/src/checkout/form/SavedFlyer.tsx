import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { passportExpiry, SavedTraveler, SavedTravelersContext } from '@tiquete/checkout/form';
import type { TravelerRequirement } from '@tiquete/contracts';
import { readBirth } from '@tiquete/domain/travellers';
import { PASSPORT, type FlightValues } from './formValues';

/** Fills the fields of one passenger from a saved traveller: children from children, adults from adults. */
export function SavedFlyer({
  index,
  requirement,
  isHolder,
}: {
  index: number;
  requirement: TravelerRequirement;
  isHolder: boolean;
}) {
  const { setValue, clearErrors } = useFormContext<FlightValues>();
  const { travelers, fetchTraveler } = use(SavedTravelersContext);
  const isMinor = requirement.travelerType !== 'ADULT';
  if (isHolder) return null;
  return (
    <SavedTraveler
      travelers={travelers.filter((traveler) => traveler.is_minor === isMinor)}
      onChosen={async ({ id }) => {
        const saved = await fetchTraveler(id);
        const isFitting =
          saved.document_type !== null &&
          (!requirement.passportRequired || String(saved.document_type) === PASSPORT);
        clearErrors(`travelers.${index}`);
        setValue(`travelers.${index}.name`, saved.name);
        setValue(`travelers.${index}.lastname`, saved.lastname);
        setValue(`travelers.${index}.birth`, readBirth(saved.birth_date));
        setValue(`travelers.${index}.gender`, saved.gender === null ? '' : String(saved.gender));
        if (requirement.passportRequired) {
          if (saved.nationality) setValue(`travelers.${index}.nationality`, saved.nationality);
          setValue(`travelers.${index}.expiry`, passportExpiry(saved));
        }
        if (!requirement.documentRequired) return;
        setValue(`travelers.${index}.identity.number`, isFitting ? (saved.document ?? '') : '');
        if (!requirement.passportRequired)
          setValue(
            `travelers.${index}.identity.type`,
            isFitting ? String(saved.document_type) : '',
          );
      }}
    />
  );
}
