import { EMAIL_MAX } from '@tiquete/contracts/limits';
import { suggestEmail } from '@tiquete/domain/travellers';
import { Button, css, TextField, type Theme } from '@tiquete/ui';
import type { BoundField } from './boundField';
import { useFieldWords } from './useFieldWords';

export interface EmailFieldProps {
  field: BoundField<string>;
  /** True once the traveller has left the field. No correction is suggested before. */
  isLeft: boolean;
  /** Called with the suggested address when the traveller accepts it. */
  onUse: (email: string) => void;
  autoComplete: 'username' | 'email';
  hint?: string;
  required?: boolean;
}
/** An e-mail field that suggests a correction when the domain looks mistyped. */
export function EmailField({ field, isLeft, onUse, ...rest }: EmailFieldProps) {
  const t = useFieldWords();
  const suggested = isLeft ? suggestEmail(field.value) : null;
  return (
    <div>
      <TextField {...field} {...rest} type="email" maxLength={EMAIL_MAX} />
      {suggested && (
        <p role="status" css={suggestion}>
          {t('emailSuggestion', { email: suggested })}
          <Button variant="ghost" size="s" onClick={() => onUse(suggested)}>
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
