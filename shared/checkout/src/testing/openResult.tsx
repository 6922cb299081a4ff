import { act } from '@testing-library/react';
import type { Payment } from '@tiquete/contracts';
import { aResultUrl, renderCruise, type CruiseRenderOptions } from './renderCruise';

/** What came of a payment, which may be another one each time it is asked for. */
export function openResult(payment: () => Payment, options: CruiseRenderOptions = {}) {
  return renderCruise({
    route: aResultUrl,
    ...options,
    answers: { 'GET payments/:reference': () => ({ data: payment() }), ...options.answers },
  });
}
/** The page is seen again after another tab was. */
export const comeBack = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange')));
