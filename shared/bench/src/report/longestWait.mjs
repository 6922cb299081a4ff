/** Longest wait of the event loop in milliseconds at any route; NaN where none was measured. */
export function longestWait(routes) {
  const waits = Object.values(routes ?? {}).flatMap(({ loopMax }) => loopMax?.value ?? []);
  return waits.length > 0 ? Math.max(...waits) : NaN;
}
