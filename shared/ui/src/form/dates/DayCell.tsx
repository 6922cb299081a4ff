import type { CalendarDate } from '@internationalized/date';
import { inThousands } from '@tiquete/domain';
import { useContext } from 'react';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import { day, price as priceStyle } from './monthStyles';
import { priceNoteId, PricesContext } from './PricesContext';

interface DayCellProps {
  date: CalendarDate;
  isAnchor: boolean;
  /** Highest price that is marked as cheap; undefined when none is. */
  cheapUpTo?: number;
}
/** A day, with its price below the number. */
export function DayCell({ date, isAnchor, cheapUpTo }: DayCellProps) {
  const prices = useContext(PricesContext);
  const text = date.toString();
  if (!prices)
    return (
      <CalendarCell date={date} data-day={text} className={isAnchor ? 'anchor' : ''} css={day} />
    );
  const amount = prices.of[text];
  const isCheap = typeof amount === 'number' && cheapUpTo !== undefined && amount <= cheapUpTo;
  return (
    <CalendarCell
      date={date}
      data-day={text}
      className={isAnchor ? 'anchor' : ''}
      css={day}
      render={(props) => (
        <div
          {...props}
          aria-describedby={typeof amount === 'number' ? priceNoteId(text) : undefined}
        />
      )}
    >
      {({ formattedDate, isDisabled, isOutsideMonth }) => (
        <>
          <span>{formattedDate}</span>
          {!isDisabled && !isOutsideMonth && (
            <span
              aria-hidden="true"
              data-cheap={isCheap || undefined}
              data-unknown={amount === undefined || undefined}
              css={priceStyle}
            >
              {typeof amount === 'number' ? inThousands(amount) : '–'}
            </span>
          )}
        </>
      )}
    </CalendarCell>
  );
}
