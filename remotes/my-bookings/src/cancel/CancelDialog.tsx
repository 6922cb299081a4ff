import type { BookingDetail } from '@tiquete/contracts';
import { formatMoney, useBrand, useLazyMessages } from '@tiquete/platform';
import { Button, Dialog, ErrorState, Spinner } from '@tiquete/ui';
import { dialogActions } from '../booking/dialogActions';
import { cancelWords } from '../messages/cancel';
import { CancelOutcome } from './CancelOutcome';
import { CancelQuote } from './CancelQuote';
import { centred } from './cancelStyles';
import { NotCancellable } from './NotCancellable';
import { useCancellation } from './useCancellation';

export interface CancelDialogProps {
  /** As the page keeps it: what becomes of the cancellation shows here too. */
  booking: BookingDetail;
  onClose: () => void;
}
/** First what it costs and what follows, then a word of agreement, then what came of it. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const t = useLazyMessages('my-bookings-cancel', cancelWords);
  const brand = useBrand();
  const { course, reason, isAgreed, isReminded, ask, confirm, chooseReason, agree, close } =
    useCancellation(booking.id, onClose);
  const isOpenQuestion =
    (course.phase === 'quoted' && course.quote.is_cancellable) || course.phase === 'sending';
  const done = (
    <div css={dialogActions}>
      <Button onClick={close}>{t('close')}</Button>
    </div>
  );
  return (
    <Dialog
      open
      onClose={close}
      title={t(course.phase === 'accepted' ? 'titleAccepted' : 'title')}
      actions={isOpenQuestion ? question() : done}
    >
      {(course.phase === 'asking' || course.phase === 'idle') && (
        <div role="status" css={centred}>
          <Spinner />
          <p>{t('asking')}</p>
        </div>
      )}
      {course.phase === 'unknown' && (
        <ErrorState
          title={t('unknown')}
          detail={course.problem.title}
          contact={brand}
          onRetry={ask}
        />
      )}
      {course.phase === 'quoted' && !course.quote.is_cancellable && (
        <NotCancellable reason={course.quote.reason} />
      )}
      {(course.phase === 'quoted' || course.phase === 'sending') && isOpenQuestion && (
        <CancelQuote
          booking={booking}
          quote={course.quote}
          previous={course.phase === 'quoted' ? course.previous : null}
          problem={course.phase === 'quoted' ? course.problem : null}
          reason={reason}
          onReason={chooseReason}
          isAgreed={isAgreed}
          onAgree={agree}
          isReminded={isReminded}
        />
      )}
      {course.phase === 'accepted' && <CancelOutcome booking={booking} result={course.result} />}
    </Dialog>
  );

  function question() {
    const refund =
      course.phase === 'quoted' || course.phase === 'sending' ? course.quote.refund : 0;
    return (
      <div css={dialogActions}>
        <Button variant="ghost" disabled={course.phase === 'sending'} onClick={close}>
          {t('keep')}
        </Button>
        <Button busy={course.phase === 'sending'} onClick={confirm}>
          {refund > 0 ? t('confirmRefund', { refund: formatMoney(refund) }) : t('confirm')}
        </Button>
      </div>
    );
  }
}
