import { setTimeout as sleep } from 'node:timers/promises';
import { collectAnswers, type Reported } from './collectAnswers';

interface Answer extends Reported {
  name: string;
}
const anAnswer = (name: string, status: Answer['report']['status'] = 'ok'): Answer => ({
  name,
  report: { code: name, status, ms: 1 },
});
/** A supplier whose answer the test triggers. */
function held(name: string) {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (give = resolve));
  const pending = { code: name, status: 'pending' as const, ms: 0 };
  return {
    answer,
    pending,
    give: (status?: Answer['report']['status']) => give(anAnswer(name, status)),
  };
}
const soon = { togetherMs: 5, firstPartMs: 60_000 };

it('yields the answers so far, then all of them in the order of the suppliers', async () => {
  const [first, second] = [held('first'), held('second')];
  const parts = collectAnswers([first, second], soon);
  second.give();
  const { value: part } = await parts.next();
  expect(part).toMatchObject({
    answers: [{ name: 'second' }],
    reports: [
      { code: 'first', status: 'pending' },
      { code: 'second', status: 'ok' },
    ],
    isLast: false,
  });
  first.give();
  const { value: last } = await parts.next();
  expect(last).toMatchObject({ answers: [{ name: 'first' }, { name: 'second' }], isLast: true });
  expect(await parts.next()).toMatchObject({ done: true });
});

it('yields answers that arrive while a part is processed as one next part', async () => {
  const suppliers = ['a', 'b', 'c', 'd'].map(held);
  const [a, b, c, d] = suppliers;
  const parts = collectAnswers(suppliers, soon);
  a?.give();
  expect((await parts.next()).value).toMatchObject({ answers: [{ name: 'a' }] });
  b?.give();
  await sleep(20);
  c?.give();
  await sleep(20);
  expect((await parts.next()).value).toMatchObject({
    answers: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    isLast: false,
  });
  d?.give();
  expect((await parts.next()).value).toMatchObject({ isLast: true });
});

it('yields a part without an answer when the suppliers take long', async () => {
  const supplier = held('slow');
  const parts = collectAnswers([supplier], { togetherMs: 5, firstPartMs: 5 });
  expect((await parts.next()).value).toMatchObject({
    answers: [],
    reports: [{ status: 'pending' }],
    isLast: false,
  });
  supplier.give();
  expect((await parts.next()).value).toMatchObject({ isLast: true });
});

it('fails when every supplier failed, as too slow only when all of them were', async () => {
  const late = [held('a'), held('b')];
  for (const supplier of late) supplier.give('timeout');
  await expect(collectAnswers(late, soon).next()).rejects.toMatchObject({
    code: 'SUPPLIER_TIMEOUT',
  });
  const [slow, broken] = [held('a'), held('b')];
  slow.give('timeout');
  broken.give('error');
  await expect(collectAnswers([slow, broken], soon).next()).rejects.toMatchObject({
    code: 'SUPPLIER_UNAVAILABLE',
  });
});
