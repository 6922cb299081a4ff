import { useId } from 'react';
import { css, type Theme } from '@tiquete/ui';

interface LinesFieldProps {
  label: string;
  hint?: string;
  error?: string;
  rows: number;
  value: string;
  onChange: (value: string) => void;
}
/** Text field of several lines. */
export function LinesField({ label, hint, error, rows, value, onChange }: LinesFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div css={whole}>
      <label css={box} data-wrong={error ? true : undefined}>
        <span>{label}</span>
        <textarea
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-describedby={note ? id : undefined}
          aria-invalid={error ? true : undefined}
        />
      </label>
      {note && (
        <p id={id} css={small} data-wrong={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
const whole = css`
  grid-column: 1 / -1;
  min-width: 0;
`;
/** Like the other fields: the label is above the text, inside the border. */
const box = (theme: Theme) => css`
  display: block;
  padding: ${theme.spacing(2)} ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.outline};
  border-radius: ${theme.vars.radius.m};
  background: ${theme.vars.palette.background.paper};
  &[data-wrong] {
    border-color: ${theme.vars.palette.error.main};
    box-shadow: inset 0 0 0 1px ${theme.vars.palette.error.main};
  }
  &:focus-within {
    outline: 2px solid ${theme.vars.palette.primary.text};
    outline-offset: -1px;
  }
  > span {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
  > textarea {
    display: block;
    width: 100%;
    max-height: 60vh;
    padding: 0;
    border: 0;
    background: transparent;
    color: ${theme.vars.palette.text.primary};
    line-height: 1.45;
    resize: vertical;
    outline: none;
  }
`;
const small = (theme: Theme) => css`
  ${theme.type.small}
  margin: ${theme.spacing(1)} ${theme.spacing(1)} 0;
  color: ${theme.vars.palette.text.secondary};
  &[data-wrong] {
    color: ${theme.vars.palette.error.main};
  }
`;
