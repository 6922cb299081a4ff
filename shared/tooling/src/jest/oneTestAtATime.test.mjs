import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import oneTestAtATime from './oneTestAtATime.cjs';

const { withoutPromiseHooks } = oneTestAtATime;
class Plain {
  requireInternalModule(_from, name) {
    return `Jest's ${name}`;
  }
}
const runtime = new (withoutPromiseHooks(Plain))();
const { AsyncLocalStorage: OneAtATime } = runtime.requireInternalModule('', 'node:async_hooks');

test('a store holds until what was run with it has ended, well or badly', async () => {
  const store = new OneAtATime();
  const seen = [];
  const see = async () => {
    seen.push(store.getStore());
    await nextTurn();
    seen.push(store.getStore());
  };
  await store.run('test', async () => {
    await see();
    await store.run('hook', see);
    await expect(
      store.run('bad hook', async () => {
        await nextTurn();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await see();
  });
  expect(seen).toEqual(['test', 'test', 'hook', 'hook', 'test', 'test']);
  expect(store.getStore()).toBeUndefined();
});

test('what is not asynchronous leaves no store behind either', () => {
  const store = new OneAtATime();
  expect(store.run('test', () => store.getStore())).toBe('test');
  expect(() =>
    store.run('test', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(store.getStore()).toBeUndefined();
});

test('every other module of the runner is Jest’s, and code under test has the real storage', async () => {
  expect(runtime.requireInternalModule('', 'node:fs')).toBe("Jest's node:fs");
  const real = new AsyncLocalStorage();
  const [one, other] = await Promise.all([
    real.run(1, () => nextTurn().then(() => real.getStore())),
    real.run(2, () => nextTurn().then(() => real.getStore())),
  ]);
  expect([one, other]).toEqual([1, 2]);
  real.disable();
});
