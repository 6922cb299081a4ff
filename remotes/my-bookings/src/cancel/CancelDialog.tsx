import type { BookingDetail, CancellationQuote } from '@tiquete/contracts';
import { formatMoney, useBrand, useLazyMessages, useMessages } from '@tiquete/platform';
import { Button, ContactLinks, Dialog, ErrorState, Spinner } from '@tiquete/ui';
import { dialogActions } from '../booking/dialogActions';
import { cancelWords } from '../messages/cancel';
import { CancelOutcome } from './CancelOutcome';
import { CancelQuote } from './CancelQuote';
import { centred, stack } from './cancelStyles';
import { useCancellation } from './useCancellation';

export interface CancelDialogProps {
  /** The page polls it while the dialog is open, so the outcome appears here too. */
  booking: BookingDetail;
  onClose: () => void;
}
/** Shows cost and consequences of a cancellation, requires consent, then shows the outcome. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const t = useLazyMessages('my-bookings-cancel', cancelWords);
  const brand = useBrand();
  const { cancelling, reason, isAgreed, isReminded, quote, confirm, chooseReason, agree, close } =
    useCancellation(booking.id, onClose);
  const canConfirm =
    (cancelling.phase === 'quoted' && cancelling.quote.is_cancellable) ||
    cancelling.phase === 'sending';
  const closeButton = (
    <div css={dialogActions}>
      <Button onClick={close}>{t('close')}</Button>
    </div>
  );
  return (
    <Dialog
      open
      onClose={close}
      title={t(cancelling.phase === 'accepted' ? 'titleAccepted' : 'title')}
      actions={canConfirm ? confirmButtons() : closeButton}
    >
      {(cancelling.phase === 'loading' || cancelling.phase === 'idle') && (
        <div role="status" css={centred}>
          <Spinner />
          <p>{t('loading')}</p>
        </div>
      )}
      {cancelling.phase === 'unknown' && (
        <ErrorState
          title={t('unknown')}
          detail={cancelling.problem.title}
          contact={brand}
          onRetry={quote}
        />
      )}
      {cancelling.phase === 'quoted' && !cancelling.quote.is_cancellable && (
        <NotCancellable reason={cancelling.quote.reason} />
      )}
      {(cancelling.phase === 'quoted' || cancelling.phase === 'sending') && canConfirm && (
        <CancelQuote
          booking={booking}
          quote={cancelling.quote}
          previous={cancelling.phase === 'quoted' ? cancelling.previous : null}
          problem={cancelling.phase === 'quoted' ? cancelling.problem : null}
          reason={reason}
          onReason={chooseReason}
          isAgreed={isAgreed}
          onAgree={agree}
          isReminded={isReminded}
        />
      )}
      {cancelling.phase === 'accepted' && (
        <CancelOutcome booking={booking} result={cancelling.result} />
      )}
    </Dialog>
  );

  function confirmButtons() {
    const refund =
      cancelling.phase === 'quoted' || cancelling.phase === 'sending' ? cancelling.quote.refund : 0;
    return (
      <div css={dialogActions}>
        <Button variant="ghost" disabled={cancelling.phase === 'sending'} onClick={close}>
          {t('keep')}
        </Button>
        <Button busy={cancelling.phase === 'sending'} onClick={confirm}>
          {refund > 0 ? t('confirmRefund', { refund: formatMoney(refund) }) : t('confirm')}
        </Button>
      </div>
    );
  }
}

function NotCancellable({ reason }: Pick<CancellationQuote, 'reason'>) {
  const t = useMessages('my-bookings');
  const brand = useBrand();
  return (
    <div role="alert" css={stack}>
      <p>{t(`cancellation.not.${reason ?? 'OTHER'}`)}</p>
      <ContactLinks contact={brand} />
    </div>
  );
}
