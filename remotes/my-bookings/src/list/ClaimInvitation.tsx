import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, css, prefetchOverlays, type Theme } from '@tiquete/ui';
import { PartBoundary } from '../booking/PartBoundary';

const ClaimDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "claim" */ '../claim/ClaimDialog')).ClaimDialog,
}));

/** Offers to add a booking that was made without an account. */
export function ClaimInvitation() {
  const t = useMessages('my-bookings');
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('claim.title')} css={invitation}>
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
          <Suspense fallback={null}>
            <ClaimDialog onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </section>
  );
}
const invitation = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)} ${theme.spacing(5)};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.spacing(4)} ${theme.spacing(5)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.l};
  > p {
    flex: 1 1 280px;
  }
`;
