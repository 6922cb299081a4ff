import { useId } from 'react';
import {
  useController,
  useFormContext,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutProduct';
import { errorText } from './fieldErrors';

export interface FormParagraphProps<V extends FieldValues> {
  name: FieldPathByValue<V, string>;
  label: string;
  placeholder: string;
  /** Stands below until there is an error. */
  hint?: string;
  rows: number;
  /** Characters. */
  longest: number;
  /** `off`: the browser neither offers nor keeps what is typed. */
  autoComplete?: 'off';
}
/** Some lines in the traveller's own words. */
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
    font-weight: 600;
  }
  textarea {
    width: 100%;
    padding: ${theme.spacing(3)} ${theme.spacing(4)};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.m};
    background: ${theme.vars.palette.background.paper};
    resize: vertical;
    ${theme.focusRing}
    @media (pointer: coarse) {
      font-size: 1rem;
    }
  }
  p {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  p[data-wrong] {
    color: ${theme.vars.palette.error.main};
  }
`;
