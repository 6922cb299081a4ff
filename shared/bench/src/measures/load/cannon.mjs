import autocannon from 'autocannon';

/** Fires for `seconds` over kept connections. How many answers, how many a second, and the slowest of a hundred in milliseconds. @throws Error when an answer is not 2xx */
export async function cannon({ url, connections, seconds, ...request }) {
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...request,
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} refused, ${errors} broken, ${timeouts} without an answer`);
  return { count: requests.total, perSecond: requests.average, p99: latency.p99 };
}
