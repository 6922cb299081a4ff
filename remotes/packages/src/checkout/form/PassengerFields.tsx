import { useMessages } from '@tiquete/platform';
import { useId, use } from 'react';
import {
  BirthField,
  FormCheckbox,
  isCompany,
  quiet,
  TicketName,
  useBuyerKind,
  passportExpiry,
  SavedTraveler,
  SavedTravelersContext,
  SaveTraveler,
} from '@tiquete/checkout/form';
import { css, type Theme } from '@tiquete/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { readBirth } from '@tiquete/domain/travellers';
import {
  firstAdult,
  hasTickets,
  needsPassport,
  type Journey,
  type PackageValues,
} from './formValues';
import { PersonDocument, PersonFields } from './PersonFields';
import { usePersonLabel } from './usePersonLabel';

export interface PassengerFieldsProps {
  /** Index of the traveller in the price. */
  index: number;
  journey: Journey;
}
/** Fields of one traveller. A buyer who travels has only those that are still missing. */
export function PassengerFields({ index, journey }: PassengerFieldsProps) {
  const t = useMessages('packages');
  const titleId = useId();
  const label = usePersonLabel(journey.by_passenger);
  const { control } = useFormContext<PackageValues>();
  const holder = useBuyerKind();
  const [isTravelling, own] = useWatch({
    control,
    name: ['isTravelling', `passengers.${index}.nationality`],
  });
  const mayBeBuyer = firstAdult(journey) === index && !isCompany(holder);
  const isBuyer = mayBeBuyer && isTravelling;
  const age = journey.by_passenger[index]?.age ?? 0;
  return (
    <div role="group" aria-labelledby={titleId} css={person}>
      <h3 id={titleId}>{label(index)}</h3>
      {mayBeBuyer && (
        <FormCheckbox<PackageValues> name="isTravelling" label={t('checkout.isTravelling')} />
      )}
      {isBuyer && <p css={quiet}>{t('checkout.isTravellingNote')}</p>}
      {!isBuyer && (
        <>
          <SavedPassenger index={index} journey={journey} />
          <PersonFields index={index} />
        </>
      )}
      {hasTickets(journey) && (
        <TicketName<PackageValues>
          of={isBuyer ? 'holder' : `passengers.${index}`}
          agreed={`passengers.${index}.printed`}
        />
      )}
      {!isBuyer && <PersonDocument index={index} age={age} nationality={own} trip={journey} />}
      {needsPassport(journey) && <BirthField<PackageValues> name={`passengers.${index}.expiry`} />}
      {!isBuyer && (
        <SaveTraveler
          of={`passengers.${index}`}
          asks={PERSON}
          expiry={needsPassport(journey) ? `passengers.${index}.expiry` : undefined}
        />
      )}
    </div>
  );
}
const PERSON = ['identity', 'birth', 'gender', 'nationality'] as const;
const person = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  & + & {
    padding-top: ${theme.spacing(4)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  h3 {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
  }
`;

/** Fills the fields of one traveller from a saved one: minors from minors, adults from adults. */
function SavedPassenger({ index, journey }: PassengerFieldsProps) {
  const { setValue, getValues, clearErrors } = useFormContext<PackageValues>();
  const { travelers, fetchTraveler } = use(SavedTravelersContext);
  const isMinor = journey.by_passenger[index]?.type !== 'AD';
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
          nationality: nationality ?? known.nationality,
          expiry: needsPassport(journey) ? passportExpiry(saved) : known.expiry,
          identity: {
            type: document_type === null ? known.identity.type : String(document_type),
            number: document ?? '',
          },
        });
      }}
    />
  );
}
