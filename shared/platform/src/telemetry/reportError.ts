const LIMIT = 900;

export interface ErrorReport {
  /** Source of the error: `shell` or a remote's id. */
  module: string;
  /** Release of that module, when known. */
  release?: string;
  message: string;
  /** Earlier release that replaced a failed one. The report is then about a fallback, not a crash. */
  instead?: string;
  /** `CLIENT_MISFIT`: stored fields that do not fit their schema. */
  code?: 'CLIENT_ERROR' | 'CLIENT_FALLBACK' | 'CLIENT_MISFIT';
}
/** Sends an error to `_log` without waiting for the response. It contains no personal data and never throws. */
export function reportError({
  module,
  release = '',
  message,
  instead = '',
  code = instead ? 'CLIENT_FALLBACK' : 'CLIENT_ERROR',
}: ErrorReport) {
  try {
    const body = new URLSearchParams({
      level: 'error',
      code,
      module,
      release,
      message: message.slice(0, LIMIT),
      instead,
    });
    navigator.sendBeacon?.('/api/auth/_log', body);
  } catch {
    // A failed report must not break the page.
  }
}
