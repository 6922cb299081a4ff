const LIMIT = 900;

export interface ErrorReport {
  /** Where it happened: shell or a remote's id. */
  module: string;
  /** Release of that module, when known. */
  release?: string;
  message: string;
}
/** Sends an error to `_log` without waiting for the response; contains no personal data and never throws. */
export function reportError({ module, release = '', message }: ErrorReport) {
  try {
    const body = new URLSearchParams({
      level: 'error',
      code: 'CLIENT_ERROR',
      module,
      release,
      message: message.slice(0, LIMIT),
    });
    navigator.sendBeacon?.('/api/auth/_log', body);
  } catch {
    // A failed report must not break the page.
  }
}
