/** Logs a session error of section 8 of the specification to the api. */
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
    // A failed report must not break the page.
  }
}
