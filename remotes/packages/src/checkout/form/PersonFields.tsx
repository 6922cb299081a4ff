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

/** Who a traveller is: names, birth, gender and nationality. */
export function PersonFields({ at }: { at: number }) {
  return (
    <>
      <NameFields<PassengersValues> of={`passengers.${at}`} />
      <BirthField<PassengersValues> name={`passengers.${at}.birth`} />
      <div css={pair}>
        <GenderField<PassengersValues> name={`passengers.${at}.gender`} />
        <FormSelect<PassengersValues>
          name={`passengers.${at}.nationality`}
          options={countryOptions()}
        />
      </div>
    </>
  );
}
export interface PersonDocumentProps {
  at: number;
  age: number;
  nationality: string;
  trip: Trip;
}
/** The document that a traveller of that age and nationality makes the trip with. */
export function PersonDocument({ at, age, nationality, trip }: PersonDocumentProps) {
  return (
    <div css={pair}>
      <IdentityFields<PassengersValues>
        name={`passengers.${at}.identity`}
        types={fittingDocuments(trip, age, nationality)}
      />
    </div>
  );
}
