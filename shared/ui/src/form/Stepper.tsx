import { css } from '@emotion/react';
import { useId } from 'react';
import { MinusIcon, PlusIcon } from '../icons';
import { words } from '../messages/es';
import { theme } from '../theme/theme';
import { IconButton } from '../button/IconButton';

interface StepperProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}
/** A small whole number, such as adults in a room. */
export function Stepper({ label, hint, value, min, max, onChange }: StepperProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} css={row}>
      <div css={text}>
        <span id={id} css={name}>
          {label}
        </span>
        {hint && <span css={note}>{hint}</span>}
      </div>
      <IconButton
        label={words.less(label)}
        icon={<MinusIcon />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        css={step}
      />
      <output aria-live="polite" css={number}>
        {value}
      </output>
      <IconButton
        label={words.more(label)}
        icon={<PlusIcon />}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        css={step}
      />
    </div>
  );
}
const row = css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(2)};
  min-height: 56px;
`;
const text = css`
  flex: 1;
  display: grid;
`;
const name = css`
  font-weight: ${theme.weight.strong};
`;
const note = css`
  ${theme.type.small} color: ${theme.vars.palette.text.secondary};
`;
const number = css`
  ${theme.type.h3} min-width: 28px;
  text-align: center;
`;
const step = css`
  background: ${theme.vars.palette.primary.soft};
  color: ${theme.vars.palette.primary.text};
  @media (forced-colors: active) {
    border-color: currentColor;
  }
`;
