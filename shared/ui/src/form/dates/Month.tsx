import { css } from '@emotion/react';
import { DateFormatter, type CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import {
  CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { theme } from '../../theme/theme';
import { day, grid } from './monthStyles';

const monthName = new DateFormatter('es-CO', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** One month, `offset` months after the first in sight. Its name is on the grid for screen readers. */
export function Month({ offset }: { offset: number }) {
  const state = useContext(RangeCalendarStateContext);
  if (!state) return null;
  const { anchorDate } = state;
  const first = state.visibleRange.start.add({ months: offset });
  const isAnchor = (date: CalendarDate) => anchorDate !== null && date.compare(anchorDate) === 0;
  return (
    <div>
      <div aria-hidden="true" css={name}>{monthName.format(first.toDate('UTC'))}</div>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="narrow" css={grid}>
        <CalendarGridHeader>{(weekday) => <CalendarHeaderCell>{weekday}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} data-day={date.toString()} className={isAnchor(date) ? 'anchor' : ''} css={day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
const name = css`
  ${theme.type.h3}
  line-height: 44px;
  text-align: center;
  &::first-letter { text-transform: uppercase; }
`;
