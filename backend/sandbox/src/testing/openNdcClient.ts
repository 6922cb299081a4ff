import type { SandboxOptions } from '../options';
import { NOW, testApp } from './client';
import { createNdcClient, isHoldable } from './ndcClient';

export const HOUR = 3_600_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
export const one = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('none');
  return found;
};
/** A sandbox whose clock the test moves, closed after the test. */
export async function openNdcClient(options: SandboxOptions = {}) {
  const clock = { time: NOW.getTime() };
  const app = await testApp({ now: () => new Date(clock.time), ...options });
  closing.push(() => app.close());
  const request = createNdcClient(app);
  const holdable = async (change: object = {}) =>
    one((await request.search(change)).find(isHoldable));
  return { app, clock, ...request, holdable };
}
