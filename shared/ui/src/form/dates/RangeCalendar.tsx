import { css } from '@emotion/react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { monthsInReach, nightsBetween } from '@tiquete/domain';
import { useRef, useState, type SyntheticEvent } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import type { DateWords } from '../../messages/es';
import { theme } from '../../theme/theme';
import { CalendarFrame, calendarStyle, PAGE_MONTHS, SCROLL_MONTHS } from './CalendarFrame';
import { CalendarSummary } from './CalendarSummary';
import type { RangeCalendarProps } from './dates';
import { Lengths } from './Lengths';
import { MonthPages } from './MonthPages';
import { MonthScroll } from './MonthScroll';
import { CalendarLegend, FewPricesLegend } from './CalendarLegend';
import { PricesContext } from './PricesContext';

/**
 * React Aria's range calendar in Spanish. It rejects days too close to the first one or too far from it, and explains why.
 */
export function RangeCalendar({
  value,
  onChange,
  min,
  max,
  minNights,
  maxNights,
  lengths,
  layout,
  label,
  words,
  prices,
  endPrices = prices,
}: RangeCalendarProps) {
  const [refusal, setRefusal] = useState('');
  const first = parseDate(min);
  const inReach = monthsInReach(min, max);
  const months = layout === 'pages' ? PAGE_MONTHS : Math.min(SCROLL_MONTHS, inReach);
  const anchorBefore = useRef<CalendarDate | null>(null);
  const explain = (event: SyntheticEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-day]') : null;
    setRefusal(
      refusalOf(anchorBefore.current?.toString(), cell?.getAttribute('data-day'), {
        minNights,
        maxNights,
        words,
      }),
    );
  };
  return (
    <CalendarFrame>
      <AriaRangeCalendar
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened takes the focus
        autoFocus
        value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
        onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
        minValue={first}
        maxValue={parseDate(max)}
        defaultFocusedValue={
          layout === 'scroll' && (!value || inReach > SCROLL_MONTHS) ? first : undefined
        }
        visibleDuration={{ months }}
        pageBehavior="single"
        isDateUnavailable={(date, anchor) =>
          anchor !== null && isRefused(anchor.toString(), date.toString(), minNights, maxNights)
        }
        css={calendarStyle}
      >
        {({ state }) => (
          <div
            role="presentation"
            onPointerDownCapture={() => {
              anchorBefore.current = state.anchorDate;
            }}
            onKeyDownCapture={() => {
              anchorBefore.current = state.anchorDate;
            }}
            onKeyUp={(event) => {
              if (event.key === 'Enter') explain(event);
            }}
            onClick={explain}
          >
            <div css={head}>
              <CalendarSummary state={state} refusal={refusal} words={words} />
              {lengths && (
                <Lengths label={words.lengths} onChoose={onChange} {...{ lengths, value, state }} />
              )}
            </div>
            <CalendarLegend words={words} prices={state.anchorDate ? endPrices : prices} />
            <PricesContext value={(state.anchorDate ? endPrices : prices) ?? null}>
              {layout === 'pages' ? (
                <MonthPages words={words} />
              ) : (
                <MonthScroll months={months} start={value?.start} />
              )}
            </PricesContext>
            <FewPricesLegend prices={prices} />
          </div>
        )}
      </AriaRangeCalendar>
    </CalendarFrame>
  );
}
/** Stays visible while a phone's months scroll below it. */
const head = css`
  position: sticky;
  top: 0;
  z-index: 2;
  background: ${theme.vars.palette.background.paper};
`;
interface Bounds {
  minNights: number;
  maxNights: number;
}
/** Reason why the pressed day cannot end the range; empty when it can. */
function refusalOf(
  anchor: string | undefined,
  day: string | null | undefined,
  { minNights, maxNights, words }: Bounds & { words: DateWords },
) {
  if (!anchor || !day) return '';
  const nights = Math.abs(nightsBetween(anchor, day));
  if (nights > maxNights) return words.tooLong(maxNights);
  return nights < minNights ? words.sameDay : '';
}
/** True when a day is too close to the first day or too far from it, in either direction. */
function isRefused(anchor: string, day: string, minNights: number, maxNights: number) {
  const nights = Math.abs(nightsBetween(anchor, day));
  return nights < minNights || nights > maxNights;
}
