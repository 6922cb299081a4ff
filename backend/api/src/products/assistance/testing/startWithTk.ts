import { createSandbox, TK_CREDENTIALS } from '@tiquete/sandbox';
import type { Config } from '../../../config';
import { createFakeGateway } from '../../../bookings/testing/fakeGateway';
import { startTestApp } from '../../../testing/testApp';

/**
 * Starts our app at the instant `at` with TK's stand-in over HTTP. `others` configures further suppliers from the address of
 * the stand-ins. The stand-ins follow the app's clock.
 */
export async function startWithTk(
  at: string,
  others: (url: string) => Partial<Config> = () => ({}),
) {
  let clock = () => new Date();
  const sandbox = await createSandbox({ now: () => clock() });
  const gateway = createFakeGateway();
  const test = await startTestApp({
    gateway,
    config: {
      ...others(sandbox.url),
      tk: { url: `${sandbox.url}/tk`, ...TK_CREDENTIALS },
      exchange: { file: null, limitDays: 4, isDemo: true },
    },
  });
  clock = test.deps.clock;
  test.advance(Date.parse(at) - clock().getTime());
  return {
    sandbox,
    gateway,
    test,
    async close(): Promise<void> {
      await test.close();
      await sandbox.close();
    },
  };
}
