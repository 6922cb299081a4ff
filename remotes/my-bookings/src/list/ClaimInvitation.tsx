import { useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, lazyPart, prefetchOverlays } from '@tiquete/ui';
import { PartBoundary } from '../booking/PartBoundary';
import { banner } from './banner';

const ClaimDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "claim" */ '../claim/ClaimDialog')).ClaimDialog,
);

/** Offers to add a booking that was made without an account. */
export function ClaimInvitation() {
  const t = useMessages('my-bookings');
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('claim.title')} css={banner}>
      <p>
        <b>{t('claim.question')}</b> {t('claim.invitation')}
      </p>
      <Button
        {...prefetchOverlays}
        variant="secondary"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('claim.open')}
      </Button>
      {isOpen && (
        <PartBoundary remote="my-bookings" fallback={<p role="alert">{t('booking.partFailed')}</p>}>
          <ClaimDialog onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </section>
  );
}
