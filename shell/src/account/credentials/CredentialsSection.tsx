import type { ApiClient } from '@tiquete/platform';
import { Loaded } from '../home/Loaded';
import { EmailPanel } from './EmailPanel';
import { PasswordPanel } from './PasswordPanel';

const loadProfile = async (api: ApiClient) => (await api.call('GET accounts/me')).data;

/** E-mail address and password. */
export function CredentialsSection() {
  return (
    <Loaded load={loadProfile}>
      {({ email, pending_email: pending }) => (
        <>
          <EmailPanel email={email} pending={pending} />
          <PasswordPanel email={email} />
        </>
      )}
    </Loaded>
  );
}
