import { setImmediate } from 'node:timers/promises';
import { mapInTurns } from './mapInTurns';

const numbers = Array.from({ length: 500 }, (_, index) => index);

it('maps every item and preserves the order', async () => {
  expect(await mapInTurns(numbers, (value) => value * 2)).toEqual(numbers.map((one) => one * 2));
});

it('lets other work run between parts of a long list', async () => {
  let mapped = 0;
  const seen = new Set<number>();
  const mapping = mapInTurns(numbers, () => (mapped += 1));
  while (mapped < numbers.length) {
    await setImmediate();
    seen.add(mapped);
  }
  await mapping;
  expect(seen.size).toBeGreaterThan(3);
});

it('throws the error of an item', async () => {
  const refuse = () => {
    throw new Error('not this one');
  };
  await expect(mapInTurns(numbers, refuse)).rejects.toThrow('not this one');
});
