import { useRef, useState } from 'react';
import type { OptionalSearch, Payment } from '@tiquete/contracts';
import { useBrand, type ApiClient, type Problem } from '@tiquete/platform';
import { useCheckoutProduct } from '../checkoutProduct';
import { findExtras } from './extras/findExtras';
import { loadExtras } from './extras/loadExtras';
import {
  book,
  pay,
  type Sale,
  type SaleBody,
  type Submission,
  type Unpaid,
  type UnpaidBooking,
} from './submission';

export interface SubmissionHandlers {
  /** The gateway's page may be opened for this payment. */
  onOpened: (payment: Payment) => void;
  /** Refusals, by code, that the page answers by itself. */
  answers: Record<string, () => void>;
  /** True when a field says it; else it is said above the button. */
  onRefused: (problem: Problem) => boolean;
  /** The booking is made and its payment did not open: true when the page tells it elsewhere. */
  onUnpaid?: (unpaid: Unpaid) => boolean;
}
/** From the pressed button to an open payment. A press while one is being answered is not heard. */
export function useSubmission<Body extends SaleBody, Change>(
  api: ApiClient,
  sale: Sale<Body, Change>,
  handlers: SubmissionHandlers,
) {
  const { onOpened, answers, onRefused, onUnpaid } = handlers;
  const { id: brand } = useBrand();
  const keeper = { brand, product: useCheckoutProduct() };
  const [submission, setSubmission] = useState<Submission<Body, Change>>({ phase: 'editing' });
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
    const opened = await pay(api, keeper, booking);
    if (opened.phase === 'opened') return onOpened(opened.payment);
    if (!onUnpaid?.(opened)) setSubmission(opened);
  };
  /** What may be added is shown before the gateway; where there is nothing, or it takes long, paying goes on. */
  const offerExtras = async (booking: UnpaidBooking, ready: Promise<unknown>) => {
    setSubmission({ phase: 'paying', booking });
    const found = await findExtras(api, booking.id, ready);
    if (!found) return payNow(booking);
    setSubmission({ phase: 'extras', booking, found });
  };
  const bookNow = async (body: Body) => {
    setSubmission({ phase: 'booking' });
    const ready = loadExtras();
    ready.catch(() => undefined);
    const booked = await book(sale, keeper, body);
    if (booked.phase === 'paying') return offerExtras(booked.booking, ready);
    if (booked.phase !== 'refused') return setSubmission(booked);
    const { problem } = booked;
    const answer = answers[problem.code];
    answer?.();
    setSubmission(answer || onRefused(problem) ? { phase: 'editing' } : booked);
  };
  return {
    submission,
    submit: (body: Body) => once(() => bookNow(body)),
    /** Buys at the price, and on the terms, that the dialog shows. */
    acceptPrice: () =>
      once(async () => {
        if (submission.phase === 'price-changed')
          await bookNow(sale.accept(submission.body, submission.change));
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
