import { css } from '@emotion/react';
import { getWeeksInMonth } from '@internationalized/date';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { theme } from '../../theme/theme';
import { Month } from './Month';
import { monthHeight } from './monthStyles';

/** A scrolling list of months that opens at the month of `start`. A month is rendered when it is near the viewport. */
export function MonthScroll({ months, start }: { months: number; start?: string }) {
  const list = useRef<HTMLDivElement>(null);
  const scrollToStart = useEffectEvent(() => {
    const month =
      start && list.current?.querySelector<HTMLElement>(`[data-month="${start.slice(0, 7)}"]`);
    const scroller = month && list.current?.closest<HTMLElement>('[data-scroller]');
    // Scrolls the chosen month to the top of the visible area, below the content above the list.
    const above = list.current?.offsetTop ?? 0;
    if (month && scroller) scroller.scrollTo(0, month.offsetTop - above);
  });
  useLayoutEffect(() => scrollToStart(), []);
  return (
    <div ref={list} css={stack}>
      {Array.from({ length: months }, (_, offset) => (
        <MonthPlace key={offset} offset={offset} />
      ))}
    </div>
  );
}
/** Reserves a month's height; the months around the focused day are always rendered, for the keyboard. */
function MonthPlace({ offset }: { offset: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [range, single] = [useContext(RangeCalendarStateContext), useContext(CalendarStateContext)];
  const state = range ?? single;
  const isNear = useNear(place);
  if (!state) return null;
  const first = state.visibleRange.start.add({ months: offset });
  const distance =
    (first.year - state.focusedDate.year) * 12 + first.month - state.focusedDate.month;
  return (
    <div
      ref={place}
      data-month={first.toString().slice(0, 7)}
      style={{ height: monthHeight(getWeeksInMonth(first, 'es-CO')) }}
    >
      {(isNear || Math.abs(distance) <= 1) && <Month offset={offset} />}
    </div>
  );
}
/** True once the element has been near the viewport. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const scroller = element.current.closest('[data-scroller]');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { root: scroller, rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
const stack = css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
