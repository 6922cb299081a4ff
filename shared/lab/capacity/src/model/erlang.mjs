/**
 * Probability that an arrival waits at `servers` equal servers with exponential times (Erlang's C formula). `load` is the mean
 * number of busy servers, below `servers`.
 */
export function probabilityOfWaiting(servers, load) {
  // Erlang's B formula by its recursion, which does not overflow.
  let blocking = 1;
  for (let count = 1; count <= servers; count += 1)
    blocking = (load * blocking) / (count + load * blocking);
  return blocking / (1 - (load / servers) * (1 - blocking));
}

/** Mean wait in milliseconds of a queue M/M/c with this mean time of service. */
export const meanWaitMs = (servers, load, serviceMs) =>
  (probabilityOfWaiting(servers, load) * serviceMs) / (servers - load);
