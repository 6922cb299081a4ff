import { css } from '@emotion/react';
import { WarningIcon } from '../icons';
import { theme } from '../theme/theme';

/** The text below a field: its error, or else its hint. */
export function FieldNote({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  if (!error && !hint) return null;
  return (
    <span id={id} css={[note, error ? wrong : undefined]}>
      {error && <WarningIcon size={14} />}
      {error ?? hint}
    </span>
  );
}
/** The ARIA attributes of a field's control: its description and whether it is invalid. */
export function fieldAria(noteId: string, error?: string, hint?: string) {
  return {
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
const note = css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(1)};
  margin: ${theme.spacing(1)} ${theme.spacing(1)} 0;
  color: ${theme.vars.palette.text.secondary};
  svg {
    flex: none;
    height: 1lh;
  }
`;
const wrong = css`
  color: ${theme.vars.palette.error.main};
`;
