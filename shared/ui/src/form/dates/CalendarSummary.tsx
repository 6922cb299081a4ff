import { css } from '@emotion/react';
import { formatDay, nightsBetween } from '@tiquete/domain';
import type { RangeCalendarState } from 'react-aria-components/RangeCalendar';
import type { DateWords } from '../../messages/es';
import { theme } from '../../theme/theme';

export function SummaryLine({ text, isRefusal = false }: { text: string; isRefusal?: boolean }) {
  return (
    <p role="status" css={[summary, isRefusal ? refused : undefined]}>
      {text}
    </p>
  );
}
/** Describes the next step, the number of nights, or why a day cannot be chosen. */
export function CalendarSummary({
  state,
  refusal,
  words,
}: {
  state: RangeCalendarState;
  refusal: string;
  words: DateWords;
}) {
  return <SummaryLine text={refusal || nextStep(state, words)} isRefusal={refusal !== ''} />;
}
function nextStep({ anchorDate, highlightedRange }: RangeCalendarState, words: DateWords) {
  if (!highlightedRange) return words.pickStart;
  const start = highlightedRange.start.toString();
  const end = highlightedRange.end.toString();
  const nights = nightsBetween(start, end);
  if (nights === 0 && anchorDate) return words.pickEnd;
  const stay = `${words.nights(nights)} · ${formatDay(start)} – ${formatDay(end)}`;
  return anchorDate ? `${words.pickEnd} · ${words.nights(nights)}` : stay;
}
const summary = css`
  ${theme.type.h3}
  position: sticky;
  top: 0;
  z-index: 2;
  min-height: 44px;
  padding-bottom: ${theme.spacing(3)};
  background: ${theme.vars.palette.background.paper};
`;
const refused = css`
  color: ${theme.vars.palette.error.main};
`;
