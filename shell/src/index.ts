import { reportError } from '@tiquete/platform';

/** Schedules the next task with a message channel, because background tabs throttle timers. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Parts of this bundle. Each runs in its own task, because together they block a phone for about 200 ms. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tiquete/ui'),
  () => import(/* webpackMode: "eager" */ './start'),
];

async function run() {
  for (const part of PARTS) {
    await nextTask();
    await part();
  }
}

/** Reports uncaught errors. A report contains only the message: no address and no data of the traveller. */
function watchErrors() {
  window.addEventListener('error', (event) => {
    if (event.message) reportError({ module: 'shell', message: `uncaught: ${event.message}` });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportError({ module: 'shell', message: `unhandled: ${String(reason)}` }),
  );
}

watchErrors();
void run();
