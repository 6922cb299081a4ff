import { useId } from 'react';
import { css, type Theme } from '@tiquete/ui';

interface LinesFieldProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}
/** Some lines of text; the field grows with them. */
export function LinesField({ label, hint, error, value, onChange }: LinesFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div css={box}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
      />
      {note && (
        <p id={`${id}-note`} data-wrong={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  label {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  textarea {
    width: 100%;
    max-height: 60vh;
    padding: ${theme.spacing(3)} ${theme.spacing(4)};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.m};
    background: ${theme.vars.palette.background.paper};
    color: ${theme.vars.palette.text.primary};
    resize: vertical;
    field-sizing: content;
    min-height: 7em;
    ${theme.focusRing}
    @media (pointer: coarse) {
      font-size: 1rem;
    }
  }
  textarea[aria-invalid] {
    border-color: ${theme.vars.palette.error.main};
  }
  p {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  p[data-wrong] {
    color: ${theme.vars.palette.error.main};
  }
`;
