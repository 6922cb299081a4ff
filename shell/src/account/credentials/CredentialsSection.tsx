import { useSession, type ApiClient } from '@tiquete/platform';
import { Loaded } from '../home/Loaded';
import { EmailPanel } from './EmailPanel';
import { PasskeysPanel } from '../staff/PasskeysPanel';
import { PasswordPanel } from './PasswordPanel';

const loadProfile = async (api: ApiClient) => (await api.call('GET accounts/me')).data;

/** E-mail address and password; passkeys of staff. */
export function CredentialsSection() {
  const { session } = useSession();
  return (
    <Loaded load={loadProfile}>
      {({ email, pending_email: pending }) => (
        <>
          <EmailPanel email={email} pending={pending} />
          <PasswordPanel email={email} />
          {session?.user.role && <PasskeysPanel />}
        </>
      )}
    </Loaded>
  );
}
