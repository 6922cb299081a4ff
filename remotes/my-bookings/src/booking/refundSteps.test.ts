import { aRefund } from '../testing/builders';
import { refundSteps } from './refundSteps';

const textOf = (changes: Parameters<typeof aRefund>[0]) =>
  refundSteps(aRefund(changes)).map(
    ({ name, at, isCurrent }) => `${name}${at ? ' reached' : ''}${isCurrent ? ' current' : ''}`,
  );

it.each([
  [{ state: 'OWED', sent_at: null, done_at: null }, ['owed reached', 'sent current', 'done']],
  [{ state: 'SENT', done_at: null }, ['owed reached', 'sent reached', 'done current']],
  [{ state: 'DONE' }, ['owed reached', 'sent reached', 'done reached']],
  [{ state: 'DONE', sent_at: null }, ['owed reached', 'sent reached', 'done reached']],
  [{ state: 'REVIEWING', done_at: null }, ['owed reached', 'reviewing current', 'done']],
] as const)('finds the step of %j', (changes, steps) => {
  expect(textOf(changes)).toEqual(steps);
});
