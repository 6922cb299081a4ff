/** Client errors of the session, by the codes of the specification's section 8. */
export function logClientError(
  code: 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR',
  message: string,
) {
  try {
    navigator.sendBeacon?.(
      '/api/auth/_log',
      new URLSearchParams({ level: 'error', code, message: message.slice(0, 500) }),
    );
  } catch {
    // Reporting a failure must not be one.
  }
}
