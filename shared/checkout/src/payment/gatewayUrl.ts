/** The gateway's page as the api gave it, when a browser may go there; null for anything but http(s). */
export function gatewayUrl(processUrl: string | null): string | null {
  const url = processUrl && URL.canParse(processUrl) ? new URL(processUrl) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
