import { runSync, runYielding, mapSteps, type Steps } from './steps';

/** Each step takes longer than one turn. */
function* slowSteps(count: number, onStep: () => void): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    for (const ends = performance.now() + 10; performance.now() < ends;);
    onStep();
    yield;
  }
  return 'made';
}

it('lets other work run between the steps of long work', async () => {
  const order: string[] = [];
  const work = runYielding(slowSteps(3, () => void order.push('step')));
  const others = (async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('other');
    }
  })();
  expect(await work).toBe('made');
  await others;
  expect(order).not.toEqual([...order].sort());
  expect(order.filter((one) => one === 'step')).toHaveLength(3);
});

it('gives the same result at once and in turns', async () => {
  const double = () => mapSteps([1, 2, 3], (value) => value * 2);
  expect(runSync(double())).toEqual([2, 4, 6]);
  expect(await runYielding(double())).toEqual([2, 4, 6]);
});

it('throws the error of the work, and runs the next work', async () => {
  const failing = mapSteps([1], () => {
    throw new Error('not so');
  });
  await expect(runYielding(failing)).rejects.toThrow('not so');
  expect(await runYielding(mapSteps([1], String))).toEqual(['1']);
});
