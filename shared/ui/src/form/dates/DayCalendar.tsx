import { parseDate } from '@internationalized/date';
import { formatDay, monthsInReach } from '@tiquete/domain';
import { Calendar } from 'react-aria-components/Calendar';
import { CalendarFrame, calendarStyle, PAGE_MONTHS, SCROLL_MONTHS } from './CalendarFrame';
import { SummaryLine } from './CalendarSummary';
import type { DayCalendarProps } from './dates';
import { MonthPages } from './MonthPages';
import { MonthScroll } from './MonthScroll';
import { CalendarLegend, FewPricesLegend } from './CalendarLegend';
import { PricesContext } from './PricesContext';

/** React Aria's calendar for one day, in Spanish. */
export function DayCalendar({
  value,
  onChange,
  min,
  max,
  layout,
  label,
  words,
  prices,
}: DayCalendarProps) {
  const inReach = monthsInReach(min, max);
  const months = layout === 'pages' ? PAGE_MONTHS : Math.min(SCROLL_MONTHS, inReach);
  return (
    <CalendarFrame>
      <PricesContext value={prices ?? null}>
        <Calendar
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened takes the focus
          autoFocus
          value={value ? parseDate(value) : null}
          onChange={(date) => onChange(date.toString())}
          minValue={parseDate(min)}
          maxValue={parseDate(max)}
          defaultFocusedValue={
            layout === 'scroll' && (!value || inReach > SCROLL_MONTHS) ? parseDate(min) : undefined
          }
          visibleDuration={{ months }}
          pageBehavior="single"
          css={calendarStyle}
        >
          <div role="presentation">
            <SummaryLine text={value ? formatDay(value) : words.pickDay} />
            <CalendarLegend words={words} prices={prices} />
            {layout === 'pages' ? (
              <MonthPages words={words} />
            ) : (
              <MonthScroll months={months} start={value ?? undefined} />
            )}
            <FewPricesLegend prices={prices} />
          </div>
        </Calendar>
      </PricesContext>
    </CalendarFrame>
  );
}
