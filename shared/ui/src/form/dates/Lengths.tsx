import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RangeCalendarState } from 'react-aria-components/RangeCalendar';
import { theme } from '../../theme/theme';
import { Chip } from '../Chip';
import type { DateLength, DateRange } from './dates';

interface LengthsProps {
  lengths: readonly DateLength[];
  label: string;
  value: DateRange | null;
  state: RangeCalendarState;
  onChoose: (range: DateRange) => void;
}
/**
 * Buttons for usual lengths, so that the traveller need not search for a distant last day. They can be pressed before or
 * after the first day is chosen.
 */
export function Lengths({ lengths, label, value, state, onChoose }: LengthsProps) {
  const [pressed, setPressed] = useState<DateLength | null>(null);
  // A length that was pressed before the first day was chosen.
  const awaited = value === null ? pressed : null;
  const anchor = state.anchorDate?.toString();
  const choose = (start: string, { endOf }: DateLength) => {
    state.setAnchorDate(null);
    onChoose({ start, end: endOf(start) });
  };
  const chooseAwaited = useEffectEvent(() => {
    if (anchor && awaited) choose(anchor, awaited);
  });
  useEffect(() => chooseAwaited(), [anchor]);
  const isChosen = (length: DateLength) =>
    length.label === awaited?.label ||
    (!anchor && value !== null && length.endOf(value.start) === value.end);
  return (
    <div role="group" aria-label={label} css={row}>
      {lengths.map((length) => (
        <Chip
          key={length.label}
          label={length.label}
          selected={isChosen(length)}
          onClick={() => {
            const start = anchor ?? value?.start;
            if (start) choose(start, length);
            else setPressed(length);
          }}
        />
      ))}
    </div>
  );
}
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)};
  padding-bottom: ${theme.spacing(3)};
  /* On a phone they share one line. */
  > button {
    flex: 1 0 auto;
    justify-content: center;
    padding-inline: ${theme.spacing(2)};
  }
  ${theme.up(600)} {
    gap: ${theme.spacing(2)};
    > button {
      flex: none;
      padding-inline: ${theme.spacing(4)};
    }
  }
`;
