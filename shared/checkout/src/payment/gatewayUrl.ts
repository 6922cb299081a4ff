/** Address of the gateway's page. Null unless it is http(s). */
export function gatewayUrl(processUrl: string | null): string | null {
  const url = processUrl && URL.canParse(processUrl) ? new URL(processUrl) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
