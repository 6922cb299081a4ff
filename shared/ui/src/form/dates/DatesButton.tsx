import { css } from '@emotion/react';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { Spinner } from '../../button/Spinner';
import { CalendarIcon } from '../../icons';
import type { LazyCode } from '../../lib/lazyPart';
import { whenIdle } from '../../lib/whenIdle';
import { overlayParts } from '../../overlay/overlayParts';
import { FieldNote } from '../FieldNote';
import { box, column, control, empty, invalid, label as labelStyle } from '../fieldStyles';

interface DatesButtonProps<Part> {
  label: string;
  /** The chosen dates as text; null shows the placeholder. */
  summary: string | null;
  placeholder: string;
  error?: string;
  /** The calendar, loaded when the field is first hovered or focused. */
  part: LazyCode<Part>;
  /** Rendered once the calendar is loaded and the field was pressed. */
  children: (panel: { anchor: HTMLElement | null; onClose: () => void; loaded: Part }) => ReactNode;
}
/** A date field as a button; its calendar is loaded when it is first opened. */
export function DatesButton<Part>({
  label,
  summary,
  placeholder,
  error,
  part,
  children,
}: DatesButtonProps<Part>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onClose = () => setAnchor(null);
  const isOpen = anchor !== null;
  const overlays = overlayParts.usePart(isOpen, onClose);
  const loaded = part.usePart(isOpen, onClose);
  const prefetch = useCallback(() => {
    part.prefetch();
    overlayParts.prefetch();
  }, [part]);
  useEffect(() => whenIdle(prefetch), [prefetch]);
  const isReady = overlays !== undefined && loaded !== undefined;
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
          <span id={`${id}-label`} css={labelStyle}>
            {label}
          </span>{' '}
          <span id={`${id}-value`} css={[control, summary === null && empty]}>
            {summary ?? placeholder}
          </span>
        </span>
      </button>
      <FieldNote id={`${id}-note`} error={error} />
      {isReady && children({ anchor, onClose, loaded })}
    </div>
  );
}
const button = css`
  width: 100%;
  text-align: left;
  cursor: pointer;
`;
