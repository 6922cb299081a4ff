import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { SavedTraveler, SavedTravelersContext } from '@tiquete/checkout/form';
import { readBirth } from '@tiquete/domain/travellers';
import { isMinor, type AssistanceValues } from '../formValues';

/** A saved traveller for one insured person; minors among minors, adults among adults. */
export function SavedInsured({ at, age }: { at: number; age: number }) {
  const { setValue, clearErrors } = useFormContext<AssistanceValues>();
  const { travelers, fetchTraveler } = use(SavedTravelersContext);
  return (
    <SavedTraveler
      travelers={travelers.filter((traveler) => traveler.is_minor === isMinor(age))}
      onChosen={async ({ id }) => {
        const { name, lastname, birth_date, document_type, document, nationality } =
          await fetchTraveler(id);
        clearErrors(`insured.${at}`);
        setValue(`insured.${at}.name`, name);
        setValue(`insured.${at}.lastname`, lastname);
        setValue(`insured.${at}.birth`, readBirth(birth_date));
        setValue(`insured.${at}.nationality`, nationality);
        setValue(`insured.${at}.identity`, {
          type: document_type === null ? '' : String(document_type),
          number: document ?? '',
        });
      }}
    />
  );
}
