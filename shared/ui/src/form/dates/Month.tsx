import { css } from '@emotion/react';
import { DateFormatter, type CalendarDate } from '@internationalized/date';
import { useContext, useEffect } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { addDays, holidayName, type Day } from '@tiquete/domain';
import { theme } from '../../theme/theme';
import { dateWords } from '../../messages/es';
import { cheapUpTo } from './cheapUpTo';
import { DayCell } from './DayCell';
import { grid } from './monthStyles';
import { priceNoteId, PricesContext, holidayNoteId } from './PricesContext';

const monthName = new DateFormatter('es-CO', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** One month, `offset` months after the first visible one. The month names the grid for screen readers. */
export function Month({ offset }: { offset: number }) {
  const [range, single, prices] = [
    useContext(RangeCalendarStateContext),
    useContext(CalendarStateContext),
    useContext(PricesContext),
  ];
  const state = range ?? single;
  const first = state?.visibleRange.start.add({ months: offset });
  const [from, to] = first
    ? [first.toString(), first.add({ months: 1 }).subtract({ days: 1 }).toString()]
    : [];
  const onSeen = prices?.onSeen;
  useEffect(() => {
    if (from && to) onSeen?.(from, to);
  }, [from, to, onSeen]);
  if (!state || !first || !from || !to) return null;
  const anchorDate = range?.anchorDate ?? null;
  const isAnchor = (date: CalendarDate) => anchorDate !== null && date.compare(anchorDate) === 0;
  const inMonth =
    prices && Object.entries(prices.of).filter(([date]) => date.startsWith(from.slice(0, 7)));
  const cheap =
    inMonth && prices.few === undefined ? cheapUpTo(inMonth.map(([, price]) => price)) : undefined;
  return (
    <div>
      <div aria-hidden="true" css={name}>
        {monthName.format(first.toDate('UTC'))}
      </div>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="narrow" css={grid}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <DayCell date={date} isAnchor={isAnchor(date)} cheapUpTo={cheap} />}
        </CalendarGridBody>
      </CalendarGrid>
      <HolidayNotes first={from} last={to} />
      {prices && inMonth && (
        <div hidden>
          {inMonth.map(
            ([date, price]) =>
              price !== null && (
                <span key={date} id={priceNoteId(date)}>
                  {prices.describe(price)}
                </span>
              ),
          )}
        </div>
      )}
    </div>
  );
}
const name = css`
  ${theme.type.h3}
  line-height: 44px;
  text-align: center;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Sentences that name the public holidays of a month, for screen readers. */
function HolidayNotes({ first, last }: { first: Day; last: Day }) {
  const days = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return (
    <div hidden>
      {days.map((day) => {
        const name = holidayName(day);
        return (
          name && (
            <span key={day} id={holidayNoteId(day)}>
              {dateWords.holiday(name)}
            </span>
          )
        );
      })}
    </div>
  );
}
