import { createElement, useState } from 'react';
import { useSession } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';
import { PAID, type Stage } from '../../result/paymentStage';

const part = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "checkout-account" */ './CreateAccount')).CreateAccount,
);

/** For a guest who has paid: an account for nothing but a password. It only helps, so its code may be missing. */
export function AccountOffer({ bookingId, stage }: { bookingId: string; stage: Stage }) {
  const { status } = useSession();
  const [hasFailed, setFailed] = useState(false);
  const isOffered = status === 'unauthenticated' && PAID.includes(stage) && !hasFailed;
  const CreateAccount = part.usePart(isOffered, () => setFailed(true));
  return isOffered && CreateAccount ? createElement(CreateAccount, { bookingId }) : null;
}
