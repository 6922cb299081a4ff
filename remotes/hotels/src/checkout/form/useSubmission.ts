import { useRef, useState } from 'react';
import type { HotelPrebookingBody, OptionalSearch, Payment } from '@tiquete/contracts';
import { useBrand, type ApiClient, type Problem } from '@tiquete/platform';
import { acceptedTariff } from './toPrebookingBody';
import { findExtras } from './extras/findExtras';
import { loadExtras } from './extras/loadExtras';
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
  const payNow = async (booking: UnpaidBooking, found?: OptionalSearch) => {
    setSubmission({ phase: 'paying', booking, found });
    const opened = await pay(api, brand, booking);
    if (opened.phase === 'unpaid') return setSubmission(opened);
    onOpened(opened.payment);
  };
  /** What may be added is shown before the gateway; where there is nothing, or it takes long, paying goes on. */
  const offerExtras = async (booking: UnpaidBooking, ready: Promise<unknown>) => {
    setSubmission({ phase: 'paying', booking });
    const found = await findExtras(api, booking.id, ready);
    if (!found) return payNow(booking);
    setSubmission({ phase: 'extras', booking, found });
  };
  const bookNow = async (body: HotelPrebookingBody) => {
    setSubmission({ phase: 'booking' });
    const ready = loadExtras();
    ready.catch(() => undefined);
    const booked = await book(api, brand, body);
    if (booked.phase === 'paying') return offerExtras(booked.booking, ready);
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
    /** Knows of the other booking and wants this one too. */
    bookBoth: () =>
      once(async () => {
        if (submission.phase !== 'duplicate') return;
        const { body } = submission;
        await bookNow({ ...body, accepts: { ...body.accepts, duplicate: true } });
      }),
    /** With the cart as it is. */
    payExtras: () =>
      once(async () => {
        if (submission.phase === 'extras') await payNow(submission.booking, submission.found);
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
