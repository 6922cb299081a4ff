import {
  BirthField,
  FormSelect,
  GenderField,
  IdentityFields,
  NameFields,
  pair,
} from '@tiquete/checkout/form';
import { countryOptions } from '@tiquete/domain/travellers';
import { fittingDocuments, type PassengersValues, type Trip } from './formValues';

/** Fields for names, birth date, gender and nationality of a traveller. */
export function PersonFields({ index }: { index: number }) {
  return (
    <>
      <NameFields<PassengersValues> of={`passengers.${index}`} />
      <BirthField<PassengersValues> name={`passengers.${index}.birth`} />
      <div css={pair}>
        <GenderField<PassengersValues> name={`passengers.${index}.gender`} />
        <FormSelect<PassengersValues>
          name={`passengers.${index}.nationality`}
          options={countryOptions()}
        />
      </div>
    </>
  );
}
export interface PersonDocumentProps {
  index: number;
  age: number;
  nationality: string;
  trip: Trip;
}
/** Fields of the document that a traveller of this age and nationality needs for the trip. */
export function PersonDocument({ index, age, nationality, trip }: PersonDocumentProps) {
  return (
    <div css={pair}>
      <IdentityFields<PassengersValues>
        name={`passengers.${index}.identity`}
        types={fittingDocuments(trip, age, nationality)}
      />
    </div>
  );
}
