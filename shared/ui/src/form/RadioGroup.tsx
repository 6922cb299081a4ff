import { css } from '@emotion/react';
import { useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { theme } from '../theme/theme';
import { count as countStyle, mark, round, row } from './choiceStyles';
import type { SelectOption } from './Select';

interface RadioGroupProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly (SelectOption<V> & { count?: number })[];
  /** Hides the label, for use below a heading with the same text. */
  hideLabel?: boolean;
}
export function RadioGroup<V extends string = string>({
  label,
  value,
  onChange,
  options,
  hideLabel,
}: RadioGroupProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend css={legend}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {options.map((option) => (
        <label key={option.value} css={row}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            css={[mark, round]}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <span css={countStyle}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
const legend = css`
  ${theme.type.h3} padding: 0;
`;
