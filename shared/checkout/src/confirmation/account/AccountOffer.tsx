import { useState } from 'react';
import { useSession } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';
import { PAID, type Stage } from '../../result/paymentStage';

const CreateAccount = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "booking-detail" */ './CreateAccount')).CreateAccount,
);

/** Offers an account to a guest who has paid. Renders nothing when its code does not load. */
export function AccountOffer({ bookingId, stage }: { bookingId: string; stage: Stage }) {
  const { status } = useSession();
  const [hasFailed, setFailed] = useState(false);
  if (status !== 'unauthenticated' || !PAID.includes(stage) || hasFailed) return null;
  return <CreateAccount bookingId={bookingId} lazy={{ onFailed: () => setFailed(true) }} />;
}
