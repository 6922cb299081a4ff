import { act } from '@testing-library/react';
import type { Payment } from '@tiquete/contracts';
import { aResultUrl, renderCruise, type CruiseRenderOptions } from './renderCruise';

/** Renders the result page of a payment. Each call of the api returns `payment()`. */
export function openResult(payment: () => Payment, options: CruiseRenderOptions = {}) {
  return renderCruise({
    route: aResultUrl,
    ...options,
    answers: { 'GET payments/:reference': () => ({ data: payment() }), ...options.answers },
  });
}
/** Simulates that the page becomes visible again after another tab. */
export const comeBack = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange')));
