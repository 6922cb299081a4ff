import { useSession, type ApiClient } from '@tiquete/platform';
import { lazyPart, Skeleton } from '@tiquete/ui';
import { Loaded } from '../home/Loaded';
import { Panel } from '../home/Panel';
import { useAccount } from '../useAccount';
import { EmailPanel } from './EmailPanel';
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

const PasskeyList = lazyPart(
  async () => (await import(/* webpackChunkName: "staff" */ '@tiquete/staff')).PasskeyList,
);

/** Passkeys of a member of staff. Travellers never load the list. */
function PasskeysPanel() {
  const t = useAccount();
  return (
    <Panel title={t('passkeys')}>
      <PasskeyList lazy={{ loading: <Skeleton height={72} radius={12} /> }} />
    </Panel>
  );
}
