import type { CalendarDate } from '@internationalized/date';
import { holidayName, inThousands } from '@tiquete/domain';
import { useContext } from 'react';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import { day, price as priceStyle } from './monthStyles';
import { holidayNoteId, priceNoteId, PricesContext } from './PricesContext';

interface DayCellProps {
  date: CalendarDate;
  isAnchor: boolean;
  /** Highest price that is marked as cheap; undefined when none is. */
  cheapUpTo?: number;
}
/** A day with its price below the number. A point marks a public holiday. */
export function DayCell({ date, isAnchor, cheapUpTo }: DayCellProps) {
  const prices = useContext(PricesContext);
  const text = date.toString();
  const amount = prices?.of[text];
  const isShown = typeof amount === 'number' || prices?.few === undefined;
  const isCheap = typeof amount === 'number' && cheapUpTo !== undefined && amount <= cheapUpTo;
  const holiday = holidayName(text);
  const notes = [
    ...(holiday ? [holidayNoteId(text)] : []),
    ...(typeof amount === 'number' ? [priceNoteId(text)] : []),
  ];
  return (
    <CalendarCell
      date={date}
      data-day={text}
      data-holiday={holiday ?? undefined}
      className={isAnchor ? 'anchor' : ''}
      css={day}
      render={(props) => (
        <div
          {...props}
          title={holiday ?? undefined}
          aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        />
      )}
    >
      {({ formattedDate, isDisabled, isOutsideMonth }) => (
        <>
          <span>{formattedDate}</span>
          {prices && isShown && !isDisabled && !isOutsideMonth && (
            <span
              aria-hidden="true"
              data-cheap={isCheap || undefined}
              data-unknown={amount === undefined || undefined}
              data-price={typeof amount === 'number' ? inThousands(amount) : '–'}
              css={priceStyle}
            />
          )}
        </>
      )}
    </CalendarCell>
  );
}
