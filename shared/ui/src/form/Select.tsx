import { css } from '@emotion/react';
import {
  useId,
  useMemo,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
} from 'react';
import { ChevronDown } from '../icons';
import { useIsHydrated } from '../lib/useIsHydrated';
import { FieldNote, fieldAria } from './FieldNote';
import { box, column, control, invalid, label as labelStyle } from './fieldStyles';

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
}
interface SelectProps<V extends string> {
  label: string;
  name?: string;
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  options: readonly SelectOption<V>[];
  error?: string;
  hint?: string;
  required?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  icon?: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}
/** A styled native select: best on phones, and fully usable by keyboard. */
export function Select<V extends string = string>({
  label,
  value,
  onChange,
  options,
  error,
  hint,
  icon,
  ...rest
}: SelectProps<V>) {
  const id = useId();
  const only = useIsHydrated() ? null : value;
  // Memoised, because a list of countries is long and its form renders at every key press. The server renders the chosen option
  // only: its names of countries can differ from the browser's, and the list would be a third of the document.
  const choices = useMemo(
    () =>
      options
        .filter((option) => only === null || option.value === only)
        .map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        )),
    [options, only],
  );
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div>
      <div css={[box, error ? invalid : undefined]}>
        {icon}
        <label css={column}>
          <span css={labelStyle}>{label}</span>
          <select
            {...rest}
            {...fieldAria(id, error, hint)}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
            css={[control, select]}
          >
            {choices}
          </select>
        </label>
        <ChevronDown size={18} css={chevron} />
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}
/** Makes the whole box clickable. */
const select = css`
  cursor: pointer;
  margin: -28px -56px -8px -16px;
  padding: 28px 48px 8px 16px;
  width: calc(100% + 62px);
`;
const chevron = css`
  pointer-events: none;
`;
