import { useMemo, useRef, type FormEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  BirthField,
  focusField,
  pointerParts,
  quiet,
  SAID,
  wrongFields,
} from '@tiquete/checkout/form';
import type { PackagePassengerChange } from '@tiquete/contracts';
import { formatDayYear, useApi, useLazyMessages, useSending } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { FormProvider, useForm, useWatch, type FieldPath } from 'react-hook-form';
import { partOf, personParts } from '../fieldNames';
import { initialPassenger, needsPassport, type PassengersValues, type Trip } from '../formValues';
import { onePassengerSchema, validUntil, type CheckedPassenger } from '../packageSchema';
import { PersonDocument, PersonFields } from '../PersonFields';
import { toPerson } from '../toPrebookingBody';
import { change as words } from '../../../messages/change';

export interface PassengerFormProps {
  /** Of the booking. */
  id: string;
  passenger: PackagePassengerChange['passengers'][number];
  trip: Trip;
  /** Full name of who travels now. */
  onSaved: (name: string) => void;
  onLeave: () => void;
}
/** Who takes the place of a passenger; what is wrong is said at its field, and what was typed stays. */
export function PassengerForm({ id, passenger, trip, onSaved, onLeave }: PassengerFormProps) {
  const t = useLazyMessages('packages-change', words);
  const api = useApi();
  const { sending, run } = useSending();
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
    checked &&
    void run(
      async () => {
        await api.call('POST packages/bookings/:id/passengers', {
          params: { id },
          body: { mode: 'CHANGE', number: passenger.number, passenger: toPerson(checked) },
        });
        onSaved(`${checked.name} ${checked.lastname}`);
      },
      (problem) => {
        const [root, field] = pointerParts(problem.source?.pointer);
        if (root !== 'passenger' || !field) return false;
        const name: FieldPath<PassengersValues> = `passengers.0.${partOf(field)}`;
        form.setError(name, { type: SAID, message: problem.detail ?? problem.title });
        return focusField(element.current, name);
      },
    );
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
          {type === 'CH' && ` ${t('child', { age: t('age', { count: age }) })}`}
          {needsPassport(trip) && ` ${t('passport', { day: formatDayYear(validUntil(trip)) })}`}
        </p>
        <PersonFields at={0} />
        <PersonDocument at={0} age={age} nationality={nationality} trip={trip} />
        {needsPassport(trip) && <BirthField<PassengersValues> name="passengers.0.expiry" />}
        {sending.phase === 'failed' && (
          <Notice
            kind="error"
            text={t('failed', { problem: sending.problem.detail ?? sending.problem.title })}
          />
        )}
        <div css={actions}>
          <Button type="submit" busy={sending.phase === 'sending'}>
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
