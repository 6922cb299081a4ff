import type {
  FlightDraft,
  FlightPlaceChoice,
  SegmentDraft,
  SegmentErrors,
} from '@tiquete/domain/searches/flights';
import { addDays, today, type KeyBelow, useMessages } from '@tiquete/platform';
import {
  css,
  DateField,
  DateRangeField,
  FormStep,
  IconButton,
  SwapIcon,
  type Theme,
} from '@tiquete/ui';
import { MAX_FLIGHT_DAYS_AHEAD } from '@tiquete/contracts/limits';
import { PlaceChoiceField } from './PlaceChoiceField';
import { useDayPrices } from './useDayPrices';

export interface SegmentFieldsProps {
  segment: SegmentDraft;
  /** Number among several flights; 0 for the only one. */
  number: number;
  errors: SegmentErrors | undefined;
  cabin: FlightDraft['cabin'];
  recent: readonly FlightPlaceChoice[];
  /** First day on which it can leave. */
  earliest: string;
  /** Present for a round trip, whose two days are one field. */
  returnDate?: {
    value: string | null;
    onChange: (dates: { date: string; returnDate: string }) => void;
  };
  onChange: (segment: SegmentDraft) => void;
}
/** Origin, destination and day of a flight. */
export function SegmentFields({
  segment,
  number,
  errors = {},
  cabin,
  recent,
  earliest,
  returnDate,
  onChange,
}: SegmentFieldsProps) {
  const t = useMessages('flights');
  const { origin, destination, date } = segment;
  const hasDates = date !== null && (!returnDate || returnDate.value !== null);
  const message = (error?: KeyBelow<'flights', 'search.errors'>) =>
    error && t(`search.errors.${error}`);
  const named = (label: string) =>
    number > 0 ? t('search.ofFlight', { field: label, number }) : label;
  const prices = useDayPrices(origin, destination, cabin, returnDate ? 'outbound' : 'single');
  const backPrices = useDayPrices(destination, origin, cabin, 'inbound');
  const max = addDays(today(), MAX_FLIGHT_DAYS_AHEAD);
  return (
    <>
      <div css={places}>
        <FormStep isEmpty={origin === null} isWrong={errors.origin !== undefined}>
          <PlaceChoiceField
            label={named(t('search.origin'))}
            placeholder={t('search.originPlaceholder')}
            value={origin}
            recent={recent}
            error={message(errors.origin)}
            onChange={(place) => onChange({ ...segment, origin: place })}
          />
        </FormStep>
        <IconButton
          outlined
          label={named(t('search.swap'))}
          icon={<SwapIcon size={18} />}
          onClick={() => onChange({ ...segment, origin: destination, destination: origin })}
        />
        <FormStep isEmpty={destination === null} isWrong={errors.destination !== undefined}>
          <PlaceChoiceField
            label={named(t('search.destination'))}
            placeholder={t('search.destinationPlaceholder')}
            value={destination}
            recent={recent}
            origin={origin}
            error={message(errors.destination)}
            onChange={(place) => onChange({ ...segment, destination: place })}
          />
        </FormStep>
      </div>
      <FormStep isEmpty={!hasDates} isWrong={errors.date !== undefined}>
        {returnDate ? (
          <DateRangeField
            label={t('search.dates')}
            value={date && returnDate.value ? { start: date, end: returnDate.value } : null}
            min={earliest}
            max={max}
            minNights={0}
            maxNights={MAX_FLIGHT_DAYS_AHEAD}
            prices={prices}
            endPrices={backPrices}
            messages={{
              placeholder: t('search.datesPlaceholder'),
              pickStart: t('search.pickDeparture'),
              pickEnd: t('search.pickReturn'),
              nights: (count) => t('search.days', { count }),
              tooLong: () => t('search.errors.dateTooFar'),
              sameDay: '',
            }}
            error={message(errors.date)}
            onChange={(dates) =>
              dates && returnDate.onChange({ date: dates.start, returnDate: dates.end })
            }
          />
        ) : (
          <DateField
            label={named(t('search.date'))}
            value={date}
            min={earliest}
            max={max}
            prices={prices}
            error={message(errors.date)}
            messages={{
              placeholder: t('search.datePlaceholder'),
              pickDay: t('search.pickDeparture'),
            }}
            onChange={(day) => onChange({ ...segment, date: day })}
          />
        )}
      </FormStep>
    </>
  );
}
const places = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  align-items: start;
  position: relative;
  > button {
    position: absolute;
    z-index: 1;
    top: ${56 - 16}px;
    inset-inline-end: ${theme.spacing(4)};
    background: ${theme.vars.palette.background.paper};
    svg {
      transform: rotate(90deg);
    }
  }
  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${theme.spacing(6)};
    > button {
      top: ${theme.spacing(2)};
      inset-inline-end: auto;
      inset-inline-start: calc(50% - 22px);
      svg {
        transform: none;
      }
    }
  }
`;
