import { createCache } from '../cache/createCache';
import { createPartialAnswers } from './partialAnswers';
import { createSearchSlots } from './searchSlots';

const policy = { freshMs: 60_000, loadMs: 1000 };
/** A search that ends when the test releases it. */
function heldSearch(text: string) {
  let end = (): void => undefined;
  const promise = new Promise<Buffer>((resolve) => (end = () => resolve(Buffer.from(text))));
  return { search: () => promise, end: () => end() };
}
const start = (most: number) =>
  createPartialAnswers({
    cache: createCache(),
    policy,
    maxWaitMs: 10_000,
    slots: createSearchSlots(most),
  });

it('rejects one search too many at once, and says when to come back', async () => {
  const answers = start(1);
  const first = heldSearch('first');
  const running = answers.ask('a', false, first.search);
  await expect(answers.ask('b', false, heldSearch('b').search)).rejects.toMatchObject({
    code: 'TOO_MANY_SEARCHES',
    status: 503,
    headers: { 'retry-after': '3' },
  });
  first.end();
  expect(String(await running)).toBe('first');
});

it('begins what it rejected as soon as there is room', async () => {
  const answers = start(1);
  const first = heldSearch('first');
  const running = answers.ask('a', false, first.search);
  await expect(answers.ask('b', false, heldSearch('b').search)).rejects.toThrow();
  first.end();
  await running;
  expect(String(await answers.ask('b', false, async () => Buffer.from('b')))).toBe('b');
});

it('lets callers join a running search, and reads what is cached, without a slot', async () => {
  const answers = start(1);
  expect(String(await answers.ask('known', false, async () => Buffer.from('known')))).toBe('known');
  const first = heldSearch('first');
  const both = [1, 2].map(() => answers.ask('a', false, first.search));
  expect(String(await answers.ask('known', false, heldSearch('other').search))).toBe('known');
  first.end();
  expect((await Promise.all(both)).map(String)).toEqual(['first', 'first']);
});

it('frees the slot of a search that fails', async () => {
  const answers = start(1);
  await expect(
    answers.ask('a', false, async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(String(await answers.ask('b', false, async () => Buffer.from('b')))).toBe('b');
});
