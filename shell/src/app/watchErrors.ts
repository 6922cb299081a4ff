import { reportError } from '@tiquete/platform';

/** Reports what nobody caught. A report carries the message alone: no addresses, no data of the traveller. */
export function watchErrors(target: Window = window) {
  target.addEventListener('error', (event) => {
    if (event.message) reportError({ module: 'shell', message: `uncaught: ${event.message}` });
  });
  target.addEventListener('unhandledrejection', ({ reason }) =>
    reportError({ module: 'shell', message: `unhandled: ${String(reason)}` }),
  );
}
