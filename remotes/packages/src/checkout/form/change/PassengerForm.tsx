import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  BirthField,
  focusField,
  pointerParts,
  quiet,
  SAID,
  TicketName,
  wrongFields,
} from '@tiquete/checkout/form';
import type { PackagePassengerChange } from '@tiquete/contracts';
import { formatDayYear, useLazyMessages, type Problem } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { FormProvider, useForm, useWatch, type FieldPath } from 'react-hook-form';
import type { Replacement } from '../../../state/passengerChange';
import { partOf, personParts } from '../fieldNames';
import {
  agesOn,
  hasTickets,
  initialPassenger,
  needsPassport,
  type PassengersValues,
  type Trip,
} from '../formValues';
import { onePassengerSchema, validUntil, type CheckedPassenger } from '../packageSchema';
import { PersonDocument, PersonFields } from '../PersonFields';
import { toPerson } from '../toPrebookingBody';
import { change as words } from '../../../messages/change';

export interface PassengerFormProps {
  passenger: PackagePassengerChange['passengers'][number];
  trip: Trip;
  isSending: boolean;
  /** Error of the last attempt to save. */
  problem: Problem | null;
  onSave: (replacement: Replacement) => void;
  onLeave: () => void;
}
/** Form for the new passenger. Errors appear at their fields; typed values stay. */
export function PassengerForm({
  passenger,
  trip,
  isSending,
  problem,
  onSave,
  onLeave,
}: PassengerFormProps) {
  const t = useLazyMessages('packages-change', words);
  const element = useRef<HTMLFormElement>(null);
  const resolver = useMemo(
    () => zodResolver(onePassengerSchema(passenger, trip)),
    [passenger, trip],
  );
  const form = useForm<PassengersValues, unknown, { passengers: CheckedPassenger[] }>({
    defaultValues: { passengers: [initialPassenger(trip, passenger)] },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const nationality = useWatch({ control: form.control, name: 'passengers.0.nationality' });
  const { type, age } = passenger;
  const save = ({ passengers: [checked] }: { passengers: CheckedPassenger[] }) =>
    checked && onSave({ number: passenger.number, passenger: toPerson(checked) });
  // An error from before the form opened is about another passenger.
  const [earlier] = useState(problem);
  const refusal = problem === earlier ? null : problem;
  const pointed = refusal && pointedPart(refusal, trip);
  const showAtField = useEffectEvent(() => {
    if (!refusal || !pointed) return;
    form.setError(pointed, { type: SAID, message: refusal.detail ?? refusal.title });
    focusField(element.current, pointed);
  });
  useEffect(() => {
    if (refusal) showAtField();
  }, [refusal]);
  const focusFirst = (errors: object) => {
    const names = personParts(trip).map((part) => `passengers.0.${part}`);
    focusField(element.current, wrongFields(errors, names)[0] ?? '');
  };
  const send = (event: FormEvent) => void form.handleSubmit(save, focusFirst)(event);
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={send} css={fields}>
        <p css={quiet}>
          {t('lead')}
          {type === 'CH' &&
            ` ${t('child', { day: formatDayYear(agesOn(trip)), age: t('age', { count: age }) })}`}
          {needsPassport(trip) && ` ${t('passport', { day: formatDayYear(validUntil(trip)) })}`}
        </p>
        <PersonFields index={0} />
        {hasTickets(trip) && (
          <TicketName<PassengersValues> of="passengers.0" agreed="passengers.0.printed" />
        )}
        <PersonDocument index={0} age={age} nationality={nationality} trip={trip} />
        {needsPassport(trip) && <BirthField<PassengersValues> name="passengers.0.expiry" />}
        {refusal && !pointed && (
          <Notice kind="error" text={t('failed', { problem: refusal.detail ?? refusal.title })} />
        )}
        <div css={actions}>
          <Button type="submit" busy={isSending}>
            {t('save')}
          </Button>
          <Button variant="ghost" onClick={onLeave}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
/** The field that an error of the api is about; null if it is not in the form. */
function pointedPart(problem: Problem, trip: Trip): FieldPath<PassengersValues> | null {
  const [root, field] = pointerParts(problem.source?.pointer);
  if (root !== 'passenger' || !field) return null;
  const part = partOf(field);
  return personParts(trip).includes(part) ? `passengers.0.${part}` : null;
}
const fields = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
const actions = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
