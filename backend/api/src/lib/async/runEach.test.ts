import { runEach } from './runEach';

it('runs every chore in order, then throws the errors of all that failed', async () => {
  const ran: number[] = [];
  const chore = (id: number, error?: Error) => async () => {
    ran.push(id);
    if (error) throw error;
  };
  const [first, last] = [new Error('first'), new Error('last')];
  const running = runEach([chore(1, first), chore(2), chore(3, last)]);
  await expect(running).rejects.toMatchObject({ errors: [first, last] });
  expect(ran).toEqual([1, 2, 3]);
  await expect(runEach([chore(4)])).resolves.toBeUndefined();
});
