import { readArguments, readListLine } from './readArguments.mjs';

it.each([
  [['hotels'], { act: 'ship', remote: 'hotels', source: 'src' }],
  [['hotels', '--source', 'src-next'], { act: 'ship', remote: 'hotels', source: 'src-next' }],
  [['hotels', '--to', 'hotels_ab12'], { act: 'point', remote: 'hotels', release: 'hotels_ab12' }],
  [['hotels', '--list'], { act: 'list', remote: 'hotels' }],
])('understands %j', (args, asked) => {
  expect(readArguments(args)).toEqual(asked);
});

it.each([
  [[]],
  [['--list']],
  [['hotels', '--to']],
  [['hotels', '--to', '']],
  [['hotels', '--to', 'hotels_ab12', '--list']],
  [['hotels', '--now']],
  [['hotels', '--list', 'x']],
  [['hotels', '--to', 'a', 'b']],
])('does not guess at %j', (args) => {
  expect(readArguments(args)).toBeNull();
});

it('reads a line of the registry, current or not', () => {
  expect(readListLine('hotels hotels_ab12 2026-11-21T03:00:00.000Z current')).toEqual({
    remote: 'hotels',
    release: 'hotels_ab12',
    registeredAt: '2026-11-21T03:00:00.000Z',
    isCurrent: true,
  });
  expect(readListLine('hotels hotels_cd34 2026-11-20T03:00:00.000Z')).toMatchObject({
    isCurrent: false,
  });
  expect(readListLine('no releases')).toBeNull();
});
