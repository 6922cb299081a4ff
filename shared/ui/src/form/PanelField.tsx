import { css } from '@emotion/react';
import { use, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Popover } from '../overlay/Popover';
import { theme } from '../theme/theme';
import { FieldDoneContext } from './steps/fieldDone';
import { FieldNote } from './FieldNote';
import { box, column, control, empty, invalid, label as labelStyle } from './fieldStyles';

interface PanelFieldProps {
  label: string;
  /** The chosen value as text; null shows the placeholder. */
  summary: string | null;
  placeholder?: string;
  icon: ReactNode;
  /** On a phone the panel expands in place instead of covering the form. */
  isInline: boolean;
  error?: string;
  /** `done` closes the panel and moves the focus to the next step of the form. `close` returns it to the field. */
  children: (done: () => void, close: () => void) => ReactNode;
}
/** A field that opens a panel for a choice with several parts, such as the travellers. */
export function PanelField({
  label,
  summary,
  placeholder,
  icon,
  isInline,
  error,
  children,
}: PanelFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const finish = use(FieldDoneContext);
  const isUnfolded = isInline && isOpen;
  const close = () => {
    setOpen(false);
    anchor?.focus();
  };
  const done = () => {
    close();
    finish();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape closes only the panel, not the sheet that contains the field.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  useEffect(() => {
    if (isUnfolded) field.current?.scrollIntoView?.({ block: 'start' });
  }, [isUnfolded]);
  return (
    <div
      ref={field}
      css={room}
      role="presentation"
      onKeyDown={isUnfolded ? closeOnEscape : undefined}
    >
      <button
        ref={setAnchor}
        type="button"
        aria-haspopup={isInline ? undefined : 'dialog'}
        aria-expanded={isOpen}
        aria-describedby={error ? `${id}-note` : undefined}
        onClick={() => setOpen(!isOpen)}
        css={[box, button, error ? invalid : undefined]}
      >
        {icon}
        <span css={column}>
          <span css={labelStyle}>{label}</span>{' '}
          <span css={[control, oneLine, summary === null && empty]}>{summary ?? placeholder}</span>
        </span>
      </button>
      <FieldNote id={`${id}-note`} error={error} />
      {isUnfolded && <div css={inline}>{children(done, close)}</div>}
      {!isInline && (
        <Popover open={isOpen} onClose={close} anchor={anchor} label={label}>
          <div css={floating}>{children(done, close)}</div>
        </Popover>
      )}
    </div>
  );
}
/** Space above the field when its panel unfolds and the form scrolls to it. */
const room = css`
  scroll-margin-top: ${theme.spacing(2)};
`;
const button = css`
  width: 100%;
  text-align: left;
  cursor: pointer;
`;
const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const inline = css`
  padding: ${theme.spacing(4)} ${theme.spacing(1)} ${theme.spacing(2)};
`;
const floating = css`
  width: min(380px, calc(100vw - 32px));
  padding: ${theme.spacing(5)};
`;
