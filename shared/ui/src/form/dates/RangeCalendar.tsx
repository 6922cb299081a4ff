import { css } from '@emotion/react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { useRef, useState, type SyntheticEvent } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { nightsBetween } from '@tiquete/domain';
import type { DateWords } from '../../messages/es';
import { theme } from '../../theme/theme';
import { CalendarSummary } from './CalendarSummary';
import type { RangeCalendarProps } from './dates';
import { MonthPages } from './MonthPages';
import { MonthScroll } from './MonthScroll';

/** Two months on a wide screen; on a phone all of them, up to this many. */
const PAGE_MONTHS = 2;
const SCROLL_MONTHS = 13;

/** React Aria's range calendar in Spanish. Days too far from the arrival are refused, and why is said in words. */
export function RangeCalendar({ value, onChange, min, max, maxNights, layout, label, words }: RangeCalendarProps) {
  const [refusal, setRefusal] = useState('');
  const first = parseDate(min);
  const inReach = monthsBetween(first, parseDate(max));
  const months = layout === 'pages' ? PAGE_MONTHS : Math.min(SCROLL_MONTHS, inReach);
  const anchorBefore = useRef<CalendarDate | null>(null);
  const explain = (event: SyntheticEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-day]') : null;
    setRefusal(refusalOf(anchorBefore.current?.toString(), cell?.getAttribute('data-day'), maxNights, words));
  };
  return (
    <I18nProvider locale="es-CO">
      {/* With this id present React Aria does not write its style element, which our CSP would refuse. */}
      <span id="react-aria-pressable-style" hidden />
      <AriaRangeCalendar
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened takes the focus
        autoFocus
        value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
        onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
        minValue={first}
        maxValue={parseDate(max)}
        defaultFocusedValue={layout === 'scroll' && (!value || inReach > SCROLL_MONTHS) ? first : undefined}
        visibleDuration={{ months }}
        pageBehavior="single"
        isDateUnavailable={(date, anchor) => anchor !== null && isRefused(anchor.toString(), date.toString(), maxNights)}
        css={calendar}
      >
        {({ state }) => (
          <div
            role="presentation"
            onPointerDownCapture={() => { anchorBefore.current = state.anchorDate; }}
            onKeyDownCapture={() => { anchorBefore.current = state.anchorDate; }}
            onKeyUp={(event) => { if (event.key === 'Enter') explain(event); }}
            onClick={explain}
          >
            <CalendarSummary state={state} refusal={refusal} words={words} />
            {layout === 'pages' ? <MonthPages words={words} /> : <MonthScroll months={months} start={value?.start} />}
          </div>
        )}
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
/** Why the day pressed does not go with the one chosen first; empty when it does. */
function refusalOf(anchor: string | undefined, day: string | null | undefined, maxNights: number, words: DateWords) {
  if (!anchor || !day) return '';
  const nights = Math.abs(nightsBetween(anchor, day));
  if (nights > maxNights) return words.tooLong(maxNights);
  return nights === 0 ? words.sameDay : '';
}
/** At least one night and at most `maxNights`, in either direction from the day chosen first. */
function isRefused(anchor: string, day: string, maxNights: number) {
  const nights = Math.abs(nightsBetween(anchor, day));
  return nights === 0 || nights > maxNights;
}
function monthsBetween(first: CalendarDate, last: CalendarDate) {
  return (last.year - first.year) * 12 + last.month - first.month + 1;
}
const calendar = css`
  color: ${theme.vars.palette.text.primary};
  [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
`;
