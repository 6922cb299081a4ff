import { css } from '@emotion/react';
import { formatDay, nightsBetween } from '@tiquete/domain';
import { useEffect, useId, useState } from 'react';
import { Spinner } from '../../feedback/Spinner';
import { CalendarIcon } from '../../icons';
import { whenIdle } from '../../lib/whenIdle';
import { dateWords, type DateWords } from '../../messages/es';
import { overlayParts } from '../../overlay/overlayParts';
import { theme } from '../../theme/theme';
import { FieldNote } from '../FieldNote';
import { box, column, control, invalid, label as labelStyle } from '../fieldStyles';
import { calendarPart } from './calendarPart';
import { DatesPanel } from './DatesPanel';
import type { DateRange } from './dates';

interface DateRangeFieldProps {
  label: string;
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  /** First and last day that may be chosen, YYYY-MM-DD. */
  min: string;
  max: string;
  maxNights?: number;
  error?: string;
  messages?: Partial<DateWords>;
}
const DEFAULT_MAX_NIGHTS = 30;
const prefetch = () => {
  calendarPart.prefetch();
  overlayParts.prefetch();
};

/** Arrival and departure in one field; the calendar comes with the first opening. */
export function DateRangeField({ label, value, onChange, min, max, maxNights = DEFAULT_MAX_NIGHTS, error, messages }: DateRangeFieldProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isOpen = anchor !== null;
  const words = { ...dateWords, ...messages };
  const overlays = overlayParts.usePart(isOpen, close);
  const calendar = calendarPart.usePart(isOpen, close);
  useEffect(() => whenIdle(prefetch), []);
  const isReady = overlays !== undefined && calendar !== undefined;
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error ? `${id}-note` : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => setAnchor(event.currentTarget)}
        css={[box, button, error ? invalid : undefined]}
      >
        {isOpen && !isReady ? <Spinner /> : <CalendarIcon size={20} />}
        <span css={column}>
          <span id={`${id}-label`} css={labelStyle}>{label}</span>
          <span id={`${id}-value`} css={[control, !value && empty]}>{value ? summary(value, words) : words.placeholder}</span>
        </span>
      </button>
      <FieldNote id={`${id}-note`} error={error} />
      {isReady && (
        <DatesPanel
          anchor={anchor}
          onClose={close}
          Calendar={calendar.RangeCalendar}
          calendar={{ value, onChange, min, max, maxNights, label, words }}
        />
      )}
    </div>
  );
}
function summary({ start, end }: DateRange, words: DateWords) {
  return `${formatDay(start)} – ${formatDay(end)} · ${words.nights(nightsBetween(start, end))}`;
}
const button = css`width: 100%; text-align: left; cursor: pointer;`;
const empty = css`color: ${theme.vars.palette.text.secondary}; font-weight: 400;`;
