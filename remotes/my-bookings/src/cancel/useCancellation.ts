import { useEffect, useRef, useState } from 'react';
import type { CancellationReason } from '@tiquete/contracts';
import { useDispatch, useSelector } from '@tiquete/platform';
import {
  cancellationClosed,
  cancellationOpened,
  cancellationRequested,
  selectCancelling,
} from '../state/slice';

/** Requests a quote when the dialog opens. An unanswered request is sent again with the same idempotency key. */
export function useCancellation(bookingId: string, onClose: () => void) {
  const dispatch = useDispatch();
  const cancelling = useSelector(selectCancelling);
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const key = useRef<{ key: string; sent: string } | null>(null);
  const penalty = cancelling.phase === 'quoted' ? cancelling.quote.penalty : null;
  const quote = () => void dispatch(cancellationOpened(bookingId));

  useEffect(() => {
    dispatch(cancellationOpened(bookingId));
    return () => void dispatch(cancellationClosed());
  }, [dispatch, bookingId]);
  // Consent to an earlier penalty does not count for a new one.
  const [agreedTo, setAgreedTo] = useState(penalty);
  if (penalty !== null && agreedTo !== penalty) {
    setAgreedTo(penalty);
    setAgreed(false);
  }

  function confirm() {
    if (cancelling.phase !== 'quoted') return;
    setReminded(!isAgreed);
    if (!isAgreed) return;
    const sent = JSON.stringify([cancelling.quote.penalty, reason]);
    const isUnanswered = cancelling.problem?.status === 0 && key.current?.sent === sent;
    key.current = {
      key: isUnanswered && key.current ? key.current.key : crypto.randomUUID(),
      sent,
    };
    dispatch(
      cancellationRequested({
        bookingId,
        penalty: cancelling.quote.penalty,
        reason,
        key: key.current.key,
      }),
    );
  }
  return {
    cancelling,
    reason,
    isAgreed,
    quote,
    confirm,
    isReminded: isReminded && !isAgreed,
    chooseReason: setReason,
    agree: setAgreed,
    /** Does nothing while a request is in progress. */
    close: () => cancelling.phase !== 'sending' && onClose(),
  };
}
