import { useFormContext, useWatch } from 'react-hook-form';
import { PASSWORD_MAX, PASSWORD_MIN } from '@tiquete/contracts/limits';
import { css, type Theme } from '@tiquete/ui';
import { useAccess } from '../useAccess';
import type { AccountValues } from './accountValues';
import { FormText } from './fields';

/** Lengths from which a password is rated good and strong. Only length is rated (NIST SP 800-63B). */
const GOOD_FROM = 12;
const STRONG_FROM = 16;
const STEPS = [PASSWORD_MIN, GOOD_FROM, STRONG_FROM];
const LEVELS = ['missing', 'fair', 'good', 'strong'] as const;

/** Field for a new password: it can be shown, any character is allowed, and its length is rated. */
export function NewPasswordField({ label }: { label?: string }) {
  const t = useAccess();
  const { control } = useFormContext<AccountValues>();
  const { length } = useWatch({ control, name: 'password' });
  const level = LEVELS[STEPS.filter((step) => length >= step).length] ?? 'missing';
  return (
    <div>
      <FormText
        words="access"
        name="password"
        label={label ?? t('fields.password')}
        type="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        hint={length === 0 ? t('strength.hint') : undefined}
      />
      {length > 0 && (
        <div data-level={level} css={strength}>
          <span aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span role="status">
            {level === 'missing'
              ? t('strength.missing', { count: PASSWORD_MIN - length })
              : t(`strength.levels.${level}`)}
          </span>
        </div>
      )}
    </div>
  );
}
const strength = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  margin: ${theme.spacing(2)} ${theme.spacing(1)} 0;
  color: ${theme.vars.palette.text.secondary};
  & > [aria-hidden] {
    display: flex;
    flex: none;
    gap: ${theme.spacing(1)};
  }
  i {
    width: 28px;
    height: 4px;
    border-radius: 2px;
    background: ${theme.vars.palette.divider};
  }
  &[data-level='fair'] i:first-of-type {
    background: ${theme.vars.palette.warning.main};
  }
  &[data-level='good'] i:not(:last-of-type),
  &[data-level='strong'] i {
    background: ${theme.vars.palette.success.main};
  }
`;
