import { useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { useSignOut } from '../session/useSignOut';

/** Confirms signing out, because a link alone must not sign the visitor out. */
export function SignOutQuestion({ onStay }: { onStay: () => void }) {
  const t = useMessages('shell');
  const signOut = useSignOut();
  return (
    <div css={content}>
      <h1 tabIndex={-1}>{t('login.signOutTitle')}</h1>
      <p>{t('login.signOutText')}</p>
      <Button variant="primary" fullWidth onClick={() => void signOut()}>
        {t('login.signOutConfirm')}
      </Button>
      <Button variant="secondary" fullWidth onClick={onStay}>
        {t('login.signOutCancel')}
      </Button>
    </div>
  );
}
const content = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
