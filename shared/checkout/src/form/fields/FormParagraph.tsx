import { useId } from 'react';
import {
  useController,
  useFormContext,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutContext';
import { errorText } from './fieldErrors';

export interface FormParagraphProps<V extends FieldValues> {
  name: FieldPathByValue<V, string>;
  label: string;
  placeholder: string;
  /** Hint below the field, replaced by an error. */
  hint?: string;
  rows: number;
  /** Maximum number of characters. */
  longest: number;
  /** `off` disables the browser's autofill and its memory of typed text. */
  autoComplete?: 'off';
}
/** A text of several lines. */
export function FormParagraph<V extends FieldValues>({
  name,
  label,
  hint,
  longest,
  ...rest
}: FormParagraphProps<V>) {
  const t = useCheckoutWords();
  const id = useId();
  const { control } = useFormContext();
  const { field, formState } = useController({ control, name });
  const error = errorText(formState.errors, name, field.value, t);
  const note = error ?? hint;
  return (
    <div css={box}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...field}
        {...rest}
        id={id}
        maxLength={longest}
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
  gap: ${theme.spacing(2)};
  label {
    font-weight: ${theme.weight.strong};
  }
  textarea {
    width: 100%;
    padding: ${theme.spacing(3)} ${theme.spacing(4)};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.m};
    background: ${theme.vars.palette.background.paper};
    resize: vertical;
    ${theme.focusRing}
  }
  p {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  p[data-wrong] {
    color: ${theme.vars.palette.error.main};
  }
`;
