import { useFormContext, useFormState } from 'react-hook-form';
import { css, Notice, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutProduct';
import { fieldKey, wrongFields } from './fieldErrors';

export interface ErrorSummaryProps {
  /** Every field that the form has at this moment, in the order of the page. */
  namesOf: () => readonly string[];
  /** What a field is called beside others of its kind; undefined: by its own label. */
  labelOf: (name: string) => string | undefined;
  onChosen: (name: string) => void;
}
/** After a press that could not go on: every field to mend, one touch away. */
export function ErrorSummary({ namesOf, labelOf, onChosen }: ErrorSummaryProps) {
  const t = useCheckoutWords();
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const wrong = wrongFields(errors, namesOf());
  if (submitCount === 0 || wrong.length === 0) return null;
  const text = (
    <div css={summary}>
      <strong>{t('checkout.errors.summary', { count: wrong.length })}</strong>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onChosen(name)}>
              {labelOf(name) ?? t(`checkout.fields.${fieldKey(name)}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
  return <Notice kind="error" text={text} />;
}
const summary = (theme: Theme) => css`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.spacing(4)};
  }
  button {
    min-height: 44px;
    text-align: left;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.vars.palette.error.main};
    text-decoration: underline;
    text-underline-offset: 3px;
    ${theme.focusRing}
  }
`;
