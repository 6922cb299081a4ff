import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { Popover } from '../overlay/Popover';
import { theme } from '../theme/theme';
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
  /** `close` returns the focus to the field. */
  children: (close: () => void) => ReactNode;
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
  const close = () => {
    setOpen(false);
    anchor?.focus();
  };
  return (
    <div>
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
      {isInline && isOpen && <div css={inline}>{children(close)}</div>}
      {!isInline && (
        <Popover open={isOpen} onClose={close} anchor={anchor} label={label}>
          <div css={floating}>{children(close)}</div>
        </Popover>
      )}
    </div>
  );
}
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
