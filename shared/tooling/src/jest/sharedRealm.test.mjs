import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const SharedRealm = require('./sharedRealm.cjs');
const SharedRuntime = require('./sharedRuntime.cjs');

const openRealm = () => new SharedRealm({ projectConfig: { fakeTimers: {} } });

it('puts back what a suite changed of the process and of the globals', async () => {
  const { fetch, console: output } = globalThis;
  const { exit } = process;
  const directory = process.cwd();
  const heard = process.rawListeners('SIGUSR2').length;
  process.env.TQ_KEPT = 'before';
  const realm = openRealm();

  globalThis.fetch = () => {};
  globalThis.console = {};
  globalThis.tqLeft = true;
  process.env.TQ_KEPT = 'changed';
  process.env.TQ_LEFT = 'yes';
  process.exit = () => {};
  process.chdir('/');
  process.on('SIGUSR2', () => {});
  realm.fakeTimersModern.useFakeTimers();
  await realm.teardown();

  expect(globalThis.fetch).toBe(fetch);
  expect(globalThis.console).toBe(output);
  expect(globalThis).not.toHaveProperty('tqLeft');
  expect(process.env).toMatchObject({ TQ_KEPT: 'before' });
  expect(process.env).not.toHaveProperty('TQ_LEFT');
  expect(process.exit).toBe(exit);
  expect(process.cwd()).toBe(directory);
  expect(process.rawListeners('SIGUSR2')).toHaveLength(heard);
  expect(setTimeout).not.toHaveProperty('clock');
  delete process.env.TQ_KEPT;
});

it('refuses to mock a module that suites share', () => {
  expect(() => SharedRuntime.prototype.setMock.call({}, '/a/suite.test.ts', './part')).toThrow(
    './part: suites of the server share their modules',
  );
});
