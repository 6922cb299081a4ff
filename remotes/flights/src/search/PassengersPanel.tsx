import type { FlightDraft } from '@tiquete/domain/searches/flights';
import { PASSENGER_LABELS, useLazyMessages } from '@tiquete/platform';
import { ChildAges, useDone } from '@tiquete/search';
import { Button, css, Stepper, type Theme } from '@tiquete/ui';
import { passengers as words } from '../messages/passengers';
import { MAX_SEATED } from '@tiquete/contracts/limits';
import {
  CHILD_AGES,
  childrenOf,
  countPassengers,
  withBabies,
  withChildAge,
  withChildren,
} from '../model/passengers';

type Passengers = Pick<FlightDraft, 'adults' | 'ages' | 'seatedInfants'>;
export interface PassengersPanelProps {
  passengers: Passengers;
  /** True once a submit was rejected because an age is missing. */
  isRefused: boolean;
  onChange: (passengers: Passengers) => void;
  onDone: () => void;
}
const [ADULT, CHILD, INFANT, HELD] = PASSENGER_LABELS;

/** Numbers of passengers: at most nine seats, and one adult for each baby on a lap. */
export function PassengersPanel({ passengers, isRefused, onChange, onDone }: PassengersPanelProps) {
  const t = useLazyMessages('flights', { passengers: words });
  const { adults, children, infants, held } = countPassengers(passengers);
  const { panel, isAgeWanted, done } = useDone({
    isAgeMissing: passengers.ages.includes(null),
    isRefused,
    onDone,
  });
  const free = MAX_SEATED - adults - children - infants;
  return (
    <div ref={panel} css={list}>
      <Stepper
        label={ADULT}
        hint={t('passengers.adultHint')}
        value={adults}
        min={Math.max(1, held)}
        max={adults + free}
        onChange={(count) => onChange({ ...passengers, adults: count })}
      />
      <Stepper
        label={CHILD}
        hint={t('passengers.childHint')}
        value={children}
        min={0}
        max={children + free}
        onChange={(count) => onChange(withChildren(passengers, count))}
      />
      <ChildAges
        ages={childrenOf(passengers)}
        choices={CHILD_AGES}
        t={t}
        missing={isAgeWanted ? t('search.errors.ageMissing') : undefined}
        onChange={(index, age) => onChange(withChildAge(passengers, index, age))}
      />
      <Stepper
        label={INFANT}
        hint={t('passengers.infantHint')}
        value={infants}
        min={0}
        max={infants + free}
        onChange={(count) => onChange(withBabies(passengers, { infants: count, held }))}
      />
      <Stepper
        label={HELD}
        hint={t('passengers.heldHint')}
        value={held}
        min={0}
        max={adults}
        onChange={(count) => onChange(withBabies(passengers, { infants, held: count }))}
      />
      <p css={note}>{t('passengers.ageNote')}</p>
      <Button variant="secondary" onClick={done}>
        {t('search.done')}
      </Button>
    </div>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const note = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
