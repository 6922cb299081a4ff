import { useEffect, useRef, useState } from 'react';
import type { CancellationReason } from '@tiquete/contracts';
import { useDispatch, useSelector } from '@tiquete/platform';
import {
  cancellationClosed,
  cancellationOpened,
  cancellationRequested,
  selectCancelling,
} from '../state/slice';

/** Asks what it costs as the dialog opens; a press whose answer never came is sent again under its own key. */
export function useCancellation(bookingId: string, onClose: () => void) {
  const dispatch = useDispatch();
  const course = useSelector(selectCancelling);
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const key = useRef<{ key: string; sent: string } | null>(null);
  const penalty = course.phase === 'quoted' ? course.quote.penalty : null;
  const ask = () => void dispatch(cancellationOpened(bookingId));

  useEffect(() => {
    dispatch(cancellationOpened(bookingId));
    return () => void dispatch(cancellationClosed());
  }, [dispatch, bookingId]);
  // What was agreed to was another amount.
  const [agreedTo, setAgreedTo] = useState(penalty);
  if (penalty !== null && agreedTo !== penalty) {
    setAgreedTo(penalty);
    setAgreed(false);
  }

  function confirm() {
    if (course.phase !== 'quoted') return;
    setReminded(!isAgreed);
    if (!isAgreed) return;
    const sent = JSON.stringify([course.quote.penalty, reason]);
    const isUnanswered = course.problem?.status === 0 && key.current?.sent === sent;
    key.current = {
      key: isUnanswered && key.current ? key.current.key : crypto.randomUUID(),
      sent,
    };
    dispatch(
      cancellationRequested({
        bookingId,
        penalty: course.quote.penalty,
        reason,
        key: key.current.key,
      }),
    );
  }
  return {
    course,
    reason,
    isAgreed,
    ask,
    confirm,
    isReminded: isReminded && !isAgreed,
    chooseReason: setReason,
    agree: setAgreed,
    /** A request that was sent goes its way: the dialog stays until it is answered. */
    close: () => course.phase !== 'sending' && onClose(),
  };
}
