import { accountApi } from '../accountApi';
import { Loaded } from '../home/Loaded';
import { EmailPanel } from './EmailPanel';
import { PasswordPanel } from './PasswordPanel';

const loadProfile = async () => (await accountApi.call('GET accounts/me')).data;

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
