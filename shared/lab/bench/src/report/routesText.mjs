import { show, table } from './tables.mjs';

/**
 * A row for each route with the cost of its most expensive call for the api's main thread. `routes` are summaries by route.
 */
export const routesText = (routes) =>
  table(
    ['', 'Main thread', 'Longest wait of the event loop', 'Answer, unpacked'],
    Object.entries(routes).map(([name, { main, loopMax, bytes }]) => [
      `\`${name}\``,
      show(main?.value, 'ms'),
      show(loopMax?.value, 'ms'),
      show(bytes?.value, 'kb'),
    ]),
  );
