import { useFormContext, useWatch } from 'react-hook-form';
import { suggestEmail } from '@tiquete/domain/travellers';
import { Button, css, type Theme } from '@tiquete/ui';
import { useAccess } from '../useAccess';
import type { AccountValues } from './accountValues';
import { FormText } from './fields';

/** An e-mail field that suggests a correction when the domain looks mistyped. */
export function EmailField({
  autoComplete,
  label,
}: {
  autoComplete: 'username' | 'email';
  label?: string;
}) {
  const t = useAccess();
  const { control, setValue, getFieldState, formState } = useFormContext<AccountValues>();
  const email = useWatch({ control, name: 'email' });
  const suggested = getFieldState('email', formState).isTouched ? suggestEmail(email) : null;
  return (
    <div>
      <FormText
        words="access"
        name="email"
        label={label}
        type="email"
        autoComplete={autoComplete}
        maxLength={80}
        required
      />
      {suggested && (
        <p role="status" css={suggestion}>
          {t('emailSuggestion', { email: suggested })}
          <Button
            variant="ghost"
            size="s"
            onClick={() => setValue('email', suggested, { shouldValidate: true })}
          >
            {t('emailUse')}
          </Button>
        </p>
      )}
    </div>
  );
}
const suggestion = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.spacing(2)};
  padding-inline: ${theme.spacing(1)};
  overflow-wrap: anywhere;
`;
