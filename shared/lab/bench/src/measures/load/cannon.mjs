import autocannon from 'autocannon';

/**
 * Sends requests for `seconds` over persistent connections. Returns the number of answers, answers per second, and the 99th
 * percentile in milliseconds. @throws Error when an answer is not 2xx
 */
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
