import type { ApiClient } from '@tiquete/platform';
import { fetchPayment } from '../api';
import { usePolled } from './usePolled';
import { isSettled } from './waits';

/** A payment (null: there is none to ask about), asked until nothing about it can change. */
export function usePayment(api: ApiClient, reference: string | null) {
  return usePolled(reference, {
    ask: (signal) => fetchPayment(api, reference ?? '', signal),
    isSettled,
  });
}
