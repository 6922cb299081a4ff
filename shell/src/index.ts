import { watchErrors } from './app/watchErrors';

/** By a message: timers wait in a tab that was opened in the background. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** In this file all of them; what one task would run for a fifth of a second on a phone, which answers no tap meanwhile. */
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

watchErrors();
void run();
