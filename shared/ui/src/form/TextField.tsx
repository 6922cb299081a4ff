import { css } from '@emotion/react';
import {
  useId,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
} from 'react';
import { words } from '../messages/es';
import { theme } from '../theme/theme';
import { FieldNote, fieldAria } from './FieldNote';
import { box, column, control, invalid, label as labelStyle } from './fieldStyles';

interface TextFieldProps {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'url';
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  error?: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  maxLength?: number;
  icon?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  error,
  hint,
  icon,
  inputRef,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <div>
      <div css={[box, error ? invalid : undefined]}>
        {icon}
        <label css={column}>
          <span css={labelStyle}>{label}</span>
          <input
            {...rest}
            {...fieldAria(id, error, hint)}
            ref={inputRef}
            type={isPassword && isShown ? 'text' : type}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            css={control}
          />
        </label>
        {isPassword && (
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            css={reveal}
          >
            {isShown ? words.hidePassword : words.showPassword}
          </button>
        )}
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}
const reveal = css`
  min-height: 44px;
  margin: ${theme.spacing(-2)} ${theme.spacing(-2)} ${theme.spacing(-2)} 0;
  padding: 0 ${theme.spacing(2)};
  border: 0;
  border-radius: ${theme.vars.radius.s};
  background: transparent;
  color: ${theme.vars.palette.primary.text};
  font-weight: ${theme.weight.strong};
  ${theme.focusRing}
`;
