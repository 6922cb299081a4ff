const LIMIT = 900;

export interface ErrorReport {
  /** Where it happened: shell or a remote's id. */
  module: string;
  /** Release of that module, when known. */
  release?: string;
  message: string;
  /** The earlier release that is used in its place: this is no crash, but what became of one. */
  instead?: string;
  /** `CLIENT_MISFIT`: stored fields that do not fit their schema. */
  code?: 'CLIENT_ERROR' | 'CLIENT_FALLBACK' | 'CLIENT_MISFIT';
}
/** Sends an error to `_log` without waiting for the response; contains no personal data and never throws. */
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
