import { useId, type ReactNode, type Ref } from 'react';
import { FieldNote, fieldAria } from './FieldNote';
import { count as countStyle, mark, row } from './choiceStyles';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  /** Number of results with this option. */
  count?: number;
  name?: string;
  /** Longer name when the label alone is ambiguous. It starts with the words of the label. */
  'aria-label'?: string;
  disabled?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}
export function Checkbox({ label, checked, onChange, count, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <>
      <label css={row}>
        <input
          {...rest}
          {...fieldAria(id, error)}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          css={mark}
        />
        <span>{label}</span>
        {count !== undefined && <span css={countStyle}>{count}</span>}
      </label>
      <FieldNote id={id} error={error} />
    </>
  );
}
