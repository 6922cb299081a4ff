import type { Room } from '@tiquete/contracts';
import { useFormContext, useFormState } from 'react-hook-form';
import { useMessages } from '@tiquete/platform';
import { css, Notice, type Theme } from '@tiquete/ui';
import { fieldKey, wrongFields } from './fieldErrors';
import type { CheckoutValues } from './formValues';
import { useGuestLabel } from './useGuestLabel';

/** After a press that could not go on: every field to mend, one touch away. */
export function ErrorSummary({ rooms, onChosen }: { rooms: readonly Room[]; onChosen: (name: string) => void }) {
  const t = useMessages('hotels');
  const guestLabel = useGuestLabel();
  const { control, getValues } = useFormContext<CheckoutValues>();
  const { errors, submitCount } = useFormState({ control });
  const wrong = wrongFields(errors, getValues());
  if (submitCount === 0 || wrong.length === 0) return null;
  const labelOf = (name: string) => {
    const label = t(`checkout.fields.${fieldKey(name)}`);
    const [, at, guest] = /^rooms\.(\d+)\.guests\.(\d+)/.exec(name) ?? [];
    const room = rooms[Number(at)];
    if (!room) return label;
    return t('checkout.guestField', { field: label, guest: guestLabel(room, Number(guest)).toLowerCase(), room: Number(at) + 1 });
  };
  const text = (
    <div css={summary}>
      <strong>{t('checkout.errors.summary', { count: wrong.length })}</strong>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onChosen(name)}>
              {labelOf(name)}
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
