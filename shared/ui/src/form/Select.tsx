import { css } from '@emotion/react';
import {
  useId,
  useMemo,
  useState,
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
/** Options of a long list, which are calculated when the visitor first touches or focuses the control. */
export interface LazyOptions<V extends string = string> {
  all: () => readonly SelectOption<V>[];
  /** Label of one option, shown until then. */
  labelOf: (value: V) => string;
}
interface SelectProps<V extends string> {
  label: string;
  name?: string;
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  options: readonly SelectOption<V>[] | LazyOptions<V>;
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
  const isHydrated = useIsHydrated();
  const [isTouched, setTouched] = useState(false);
  const only = isHydrated && (isTouched || isList(options)) ? null : value;
  // Memoised, because a list of countries is long and its form renders at every key press. The server renders the chosen option
  // only: its names of countries can differ from the browser's, and the list would be a third of the document.
  const choices = useMemo(
    () => (only === null ? listOf(options) : chosenOf(options, only)),
    [options, only],
  );
  const choose = (chosen: string) => {
    const option = choices.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  const elements = useMemo(
    () =>
      choices.map(({ value: key, label: text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      )),
    [choices],
  );
  const touch = () => setTouched(true);
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
            onPointerDown={touch}
            onFocus={touch}
            onChange={(event) => choose(event.currentTarget.value)}
            css={[control, select]}
          >
            {elements}
          </select>
        </label>
        <ChevronDown size={18} css={chevron} />
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}
type Options<V extends string> = SelectProps<V>['options'];
const isList = <V extends string>(options: Options<V>): options is readonly SelectOption<V>[] =>
  Array.isArray(options);
const listOf = <V extends string>(options: Options<V>): readonly SelectOption<V>[] =>
  isList(options) ? options : options.all();
const chosenOf = <V extends string>(options: Options<V>, value: V): readonly SelectOption<V>[] =>
  isList(options)
    ? options.filter((option) => option.value === value)
    : [{ value, label: options.labelOf(value) }];

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
