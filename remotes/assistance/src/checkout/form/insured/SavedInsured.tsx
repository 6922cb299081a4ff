import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { SavedTraveler, SavedTravelersContext } from '@tiquete/checkout/form';
import { readBirth } from '@tiquete/domain/travellers';
import { isMinor, type AssistanceValues } from '../formValues';

/** Fills the fields of one insured person from a saved traveller: minors from minors, adults from adults. */
export function SavedInsured({ index, age }: { index: number; age: number }) {
  const { setValue, clearErrors } = useFormContext<AssistanceValues>();
  const { travelers, fetchTraveler } = use(SavedTravelersContext);
  return (
    <SavedTraveler
      travelers={travelers.filter((traveler) => traveler.is_minor === isMinor(age))}
      onChosen={async ({ id }) => {
        const { name, lastname, birth_date, document_type, document, nationality } =
          await fetchTraveler(id);
        clearErrors(`insured.${index}`);
        setValue(`insured.${index}.name`, name);
        setValue(`insured.${index}.lastname`, lastname);
        setValue(`insured.${index}.birth`, readBirth(birth_date));
        if (nationality) setValue(`insured.${index}.nationality`, nationality);
        setValue(`insured.${index}.identity`, {
          type: document_type === null ? '' : String(document_type),
          number: document ?? '',
        });
      }}
    />
  );
}
