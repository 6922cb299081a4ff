import { css } from '@emotion/react';
import { useId, type FocusEvent, type ReactNode } from 'react';
import { theme } from '../theme/theme';
import { FieldNote } from './FieldNote';

interface FieldGroupProps {
  legend: string;
  /** Error of the group as a whole, such as a date of three fields. */
  error?: string;
  hint?: string;
  /** Called when the focus leaves the group, not only one of its fields. */
  onBlur?: () => void;
  children: ReactNode;
}
/** Fields that form one value, with one label and one error. */
export function FieldGroup({ legend, error, hint, onBlur, children }: FieldGroupProps) {
  const id = useId();
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <fieldset
      onBlur={leave}
      aria-describedby={error || hint ? id : undefined}
      data-wrong={error ? true : undefined}
      css={group}
    >
      <legend>{legend}</legend>
      {children}
      <FieldNote id={id} error={error} hint={hint} />
    </fieldset>
  );
}
const group = css`
  container-type: inline-size;
  legend {
    padding: 0 0 ${theme.spacing(2)};
    font-weight: ${theme.weight.strong};
  }
  &[data-wrong] > div > div > div {
    border-color: ${theme.vars.palette.error.main};
    box-shadow: inset 0 0 0 1px ${theme.vars.palette.error.main};
  }
`;
