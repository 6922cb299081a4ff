import { Button, css, type Theme } from '@tiquete/ui';
import { useStaffWords } from '../useStaffWords';

/** Recovery codes, shown once. They replace a lost authenticator. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useStaffWords();
  return (
    <section aria-label={t('recovery')} css={column}>
      <p>
        <b>{t('recovery')}</b>
      </p>
      <p>{t('recoveryText')}</p>
      <ul css={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onSaved}>{t('saved')}</Button>
      </div>
    </section>
  );
}
const column = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${theme.spacing(2)};
`;
