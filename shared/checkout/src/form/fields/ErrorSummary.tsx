import { useFormContext, useFormState } from 'react-hook-form';
import { css, Notice, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutContext';
import { wrongFields } from './fieldErrors';
import { useFieldName } from './useFieldName';

export interface ErrorSummaryProps {
  /** Current fields of the form, in the order of the page. */
  namesOf: () => readonly string[];
  /** Label of a field that repeats for each person. Undefined: the field's own label. */
  labelOf: (name: string) => string | undefined;
  onChosen: (name: string) => void;
}
/** Lists the fields with an error after the form could not be sent. Each entry leads to its field. */
export function ErrorSummary({ namesOf, labelOf, onChosen }: ErrorSummaryProps) {
  const t = useCheckoutWords();
  const fieldName = useFieldName();
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
              {labelOf(name) ?? fieldName(name)}
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
