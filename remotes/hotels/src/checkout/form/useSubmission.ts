import { useRef, useState } from 'react';
import type { HotelPrebookingBody, Payment } from '@tiquete/contracts';
import { useBrand, type ApiClient, type Problem } from '@tiquete/platform';
import { acceptedTariff } from './toPrebookingBody';
import { book, pay, type Submission, type UnpaidBooking } from './submission';

export interface SubmissionHandlers {
  /** The gateway's page may be opened for this payment. */
  onOpened: (payment: Payment) => void;
  onExpired: () => void;
  onSoldOut: () => void;
  /** True when a field says it; else it is said above the button. */
  onRefused: (problem: Problem) => boolean;
}
/** From the pressed button to an open payment. A press while one is being answered is not heard. */
export function useSubmission(api: ApiClient, { onOpened, onExpired, onSoldOut, onRefused }: SubmissionHandlers) {
  const { id: brand, policy_versions: versions } = useBrand();
  const [submission, setSubmission] = useState<Submission>({ phase: 'editing' });
  const isBusy = useRef(false);

  const once = async (act: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await act();
    } finally {
      isBusy.current = false;
    }
  };
  const payNow = async (booking: UnpaidBooking) => {
    setSubmission({ phase: 'paying', booking });
    const opened = await pay(api, brand, booking);
    if (opened.phase === 'unpaid') return setSubmission(opened);
    onOpened(opened.payment);
  };
  const bookNow = async (body: HotelPrebookingBody) => {
    setSubmission({ phase: 'booking' });
    const booked = await book(api, brand, body);
    if (booked.phase === 'paying') return payNow(booked.booking);
    if (booked.phase !== 'refused') return setSubmission(booked);
    const { problem } = booked;
    const answers: Record<string, () => void> = { SESSION_EXPIRED: onExpired, SOLD_OUT: onSoldOut };
    const answer = answers[problem.code];
    answer?.();
    setSubmission(answer || onRefused(problem) ? { phase: 'editing' } : booked);
  };
  return {
    submission,
    submit: (body: HotelPrebookingBody) => once(() => bookNow(body)),
    /** Buys at the price, and on the terms, that the dialog shows. */
    acceptPrice: () =>
      once(async () => {
        if (submission.phase !== 'price-changed') return;
        await bookNow({ ...submission.body, ...acceptedTariff(submission.change.tariff, versions) });
      }),
    refusePrice: () => setSubmission({ phase: 'editing' }),
    /** Back to the filled form, for another booking. */
    startAgain: () => setSubmission({ phase: 'editing' }),
    payAgain: () =>
      once(async () => {
        if (submission.phase === 'unpaid') await payNow(submission.booking);
      }),
  };
}
