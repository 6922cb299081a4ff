import { use } from 'react';
import { formatDayYear } from '@tiquete/domain';
import { dateWords, type DateWords } from '../../messages/es';
import { FieldDoneContext } from '../steps/fieldDone';
import { dayCalendarPart } from './calendarPart';
import { DatesButton } from './DatesButton';
import { DatesPanel } from './DatesPanel';
import type { DayPrices } from './dates';

interface DateFieldProps {
  label: string;
  /** The chosen day, YYYY-MM-DD. */
  value: string | null;
  onChange: (value: string) => void;
  /** First and last selectable day, YYYY-MM-DD. */
  min: string;
  max: string;
  prices?: DayPrices;
  error?: string;
  messages?: Partial<DateWords>;
}
/** Field for one day; the calendar is loaded when it is first opened. */
export function DateField({
  label,
  value,
  onChange,
  min,
  max,
  prices,
  error,
  messages,
}: DateFieldProps) {
  const words = { ...dateWords, ...messages };
  const done = use(FieldDoneContext);
  return (
    <DatesButton
      label={label}
      summary={value && formatDayYear(value)}
      placeholder={words.placeholder}
      error={error}
      part={dayCalendarPart}
    >
      {({ anchor, onClose, loaded: { DayCalendar } }) => (
        <DatesPanel
          anchor={anchor}
          onClose={onClose}
          words={words}
          done={value && formatDayYear(value)}
        >
          {(layout) => (
            <DayCalendar
              {...{ value, min, max, label, words, prices, layout }}
              onChange={(day) => {
                onChange(day);
                // React Aria focuses the pressed day after this call. The field gets the focus after that.
                setTimeout(() => {
                  onClose();
                  done();
                });
              }}
            />
          )}
        </DatesPanel>
      )}
    </DatesButton>
  );
}
