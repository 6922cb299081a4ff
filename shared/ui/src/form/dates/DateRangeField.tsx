import { use } from 'react';
import { formatDay, nightsBetween } from '@tiquete/domain';
import { dateWords, type DateWords } from '../../messages/es';
import { FieldDoneContext } from '../steps/fieldDone';
import { calendarPart } from './calendarPart';
import { DatesButton } from './DatesButton';
import { DatesPanel } from './DatesPanel';
import type { DateLength, DateRange, DayPrices } from './dates';

interface DateRangeFieldProps {
  label: string;
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  /** First and last selectable day, YYYY-MM-DD. */
  min: string;
  max: string;
  /** Minimum number of nights, 1 by default. 0 allows both days to be the same. */
  minNights?: number;
  maxNights?: number;
  /** Usual lengths, offered as buttons above the calendar. */
  lengths?: readonly DateLength[];
  /** Prices shown on the days: `prices` for the first day, `endPrices` once it is chosen. */
  prices?: DayPrices;
  endPrices?: DayPrices;
  error?: string;
  messages?: Partial<DateWords>;
}
const DEFAULT_MAX_NIGHTS = 30;

/** Field for the first and the last day. The calendar is loaded when it is first opened, and closes with the last day. */
export function DateRangeField({
  label,
  value,
  onChange,
  min,
  max,
  minNights = 1,
  maxNights = DEFAULT_MAX_NIGHTS,
  lengths,
  prices,
  endPrices,
  error,
  messages,
}: DateRangeFieldProps) {
  const words = { ...dateWords, ...messages };
  const done = use(FieldDoneContext);
  return (
    <DatesButton
      label={label}
      summary={value && summary(value, words)}
      placeholder={words.placeholder}
      error={error}
      part={calendarPart}
    >
      {({ anchor, onClose, loaded: { RangeCalendar } }) => (
        <DatesPanel
          anchor={anchor}
          onClose={onClose}
          words={words}
          done={value ? words.nights(nightsBetween(value.start, value.end)) : null}
        >
          {(layout) => (
            <RangeCalendar
              {...{
                value,
                min,
                max,
                minNights,
                maxNights,
                lengths,
                label,
                words,
                prices,
                endPrices,
                layout,
              }}
              onChange={(range) => {
                onChange(range);
                onClose();
                done();
              }}
            />
          )}
        </DatesPanel>
      )}
    </DatesButton>
  );
}
function summary({ start, end }: DateRange, words: DateWords) {
  return `${formatDay(start)} – ${formatDay(end)} · ${words.nights(nightsBetween(start, end))}`;
}
