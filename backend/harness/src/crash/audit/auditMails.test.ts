import { mailFault } from './auditMails';

it.each([
  ['accepts a delivered mail', 'SENT', 0, 1, null],
  ['accepts a second delivery after an unclear attempt', 'SENT', 1, 2, null],
  ['accepts a mail that was given up', 'FAILED', 0, 0, null],
  ['finds a second delivery without a reason', 'SENT', 0, 2, 'mailedTwice'],
  ['finds a third delivery', 'UNCLEAR', 2, 3, 'mailedTwice'],
  ['finds a mail that was never delivered', 'SENT', 0, 0, 'mailsLost'],
])('%s', (_, state, unclear, count, fault) =>
  expect(mailFault({ id: 'm1', state, unclear }, new Map([['m1', count]]))).toBe(fault),
);
