const LIMIT = 900;

export interface ErrorReport {
  /** Where it happened: shell or a remote's id. */
  module: string;
  /** Release of that module, when known. */
  release?: string;
  message: string;
}
/** Sends one line to `_log` without waiting for an answer; carries no personal data and never throws. */
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
    // Reporting a failure must not be one.
  }
}
