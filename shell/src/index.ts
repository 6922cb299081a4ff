import { watchErrors } from './app/watchErrors';

/** Milliseconds, as few as a timer has. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

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
