import { lazy, Suspense } from 'react';
import { Skeleton } from '@tiquete/ui';
import { Panel } from '../home/Panel';
import { useAccount } from '../useAccount';

const PasskeyList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff" */ '@tiquete/staff')).PasskeyList,
}));

/** Passkeys of a member of staff; travellers never load it. */
export function PasskeysPanel() {
  const t = useAccount();
  return (
    <Panel title={t('passkeys')}>
      <Suspense fallback={<Skeleton height={72} radius={12} />}>
        <PasskeyList />
      </Suspense>
    </Panel>
  );
}
