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
  /** Id of a text beside the checkbox that describes it. */
  'aria-describedby'?: string;
  disabled?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}
export function Checkbox({
  label,
  checked,
  onChange,
  count,
  error,
  'aria-describedby': beside,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const { 'aria-describedby': note, ...aria } = fieldAria(id, error);
  return (
    <>
      <label css={row}>
        <input
          {...rest}
          {...aria}
          aria-describedby={[beside, note].filter(Boolean).join(' ') || undefined}
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
