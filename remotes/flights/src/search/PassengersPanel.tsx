import { PASSENGER_LABELS, useMessages } from '@tiquete/platform';
import { Button, css, Select, Stepper, type Theme } from '@tiquete/ui';
import type { FlightDraft } from './flightQuery';
import { MAX_SEATED } from './limits';
import {
  CHILD_AGES,
  childrenOf,
  countPassengers,
  withBabies,
  withChildAge,
  withChildren,
} from './passengers';

type Passengers = Pick<FlightDraft, 'adults' | 'ages' | 'seatedInfants'>;
export interface PassengersPanelProps {
  passengers: Passengers;
  /** True once a submit was refused because an age is missing. */
  isAgeWanted: boolean;
  onChange: (passengers: Passengers) => void;
  onDone: () => void;
}
const [ADULT, CHILD, INFANT, HELD] = PASSENGER_LABELS;

/** Nine seats at most; a baby on a lap takes none and needs an adult of its own. */
export function PassengersPanel({
  passengers,
  isAgeWanted,
  onChange,
  onDone,
}: PassengersPanelProps) {
  const t = useMessages('flights');
  const { adults, children, infants, held } = countPassengers(passengers);
  const free = MAX_SEATED - adults - children - infants;
  const ages = CHILD_AGES.map((age) => ({
    value: String(age),
    label: t('search.age', { count: age }),
  }));
  return (
    <div css={panel}>
      <Stepper
        label={ADULT}
        hint={t('search.adultHint')}
        value={adults}
        min={Math.max(1, held)}
        max={adults + free}
        onChange={(count) => onChange({ ...passengers, adults: count })}
      />
      <Stepper
        label={CHILD}
        hint={t('search.childHint')}
        value={children}
        min={0}
        max={children + free}
        onChange={(count) => onChange(withChildren(passengers, count))}
      />
      {children > 0 && (
        <div css={agesGrid}>
          {childrenOf(passengers).map((age, index) => (
            <Select
              key={index}
              label={t('search.childAge', { number: index + 1 })}
              value={age === null ? '' : String(age)}
              options={[{ value: '', label: t('search.childAgeChoose') }, ...ages]}
              error={isAgeWanted && age === null ? t('search.errors.ageMissing') : undefined}
              onChange={(value) =>
                onChange(withChildAge(passengers, index, value === '' ? null : Number(value)))
              }
            />
          ))}
        </div>
      )}
      <Stepper
        label={INFANT}
        hint={t('search.infantHint')}
        value={infants}
        min={0}
        max={infants + free}
        onChange={(count) => onChange(withBabies(passengers, { infants: count, held }))}
      />
      <Stepper
        label={HELD}
        hint={t('search.heldHint')}
        value={held}
        min={0}
        max={adults}
        onChange={(count) => onChange(withBabies(passengers, { infants, held: count }))}
      />
      <p css={note}>{t('search.ageNote')}</p>
      <Button variant="secondary" onClick={onDone}>
        {t('search.done')}
      </Button>
    </div>
  );
}
const panel = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const agesGrid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${theme.spacing(3)};
`;
const note = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
