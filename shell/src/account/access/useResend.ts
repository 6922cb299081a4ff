import { useRequest, type RequestState } from '@tiquete/platform';

/** Sends an e-mail again, one request at a time. */
export function useResend(send: () => Promise<void>): {
  request: RequestState;
  resend: () => Promise<boolean>;
} {
  const { request, run } = useRequest();
  return { request, resend: () => run(send) };
}
