/** Longest delay of the event loop in milliseconds on any route; NaN without a measurement. */
export function longestWait(routes) {
  const waits = Object.values(routes ?? {}).flatMap(({ loopMax }) => loopMax?.value ?? []);
  return waits.length > 0 ? Math.max(...waits) : NaN;
}
