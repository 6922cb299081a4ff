import { show, table } from './tables.mjs';

/** A line for each route: what its most expensive call costs the api's main thread. `routes` are summaries by route. */
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
