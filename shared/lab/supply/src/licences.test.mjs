import { ALLOWED_FOR, ALLOWED_LICENCES, READ_ELSEWHERE } from './accepted.mjs';
import { isAllowed, licenceProblems } from './licences.mjs';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['', false],
  ['SEE LICENSE IN x', false],
])('accepts %p: %p', (expression, expected) =>
  expect(isAllowed(expression, ALLOWED_LICENCES)).toBe(expected),
);

it('names packages without an allowed licence, and ignores our own', () => {
  const of = (name, id, group) => ({
    name,
    group,
    version: '1.0.0',
    ...(id && { licenses: [{ license: { id } }] }),
  });
  expect(
    licenceProblems(
      [
        of('a', 'MIT'),
        of('b', 'GPL-3.0-only'),
        of('c'),
        of('png-js'),
        of('sharp-libvips-linux-x64', 'LGPL-3.0-or-later', '@img'),
        of('sharp', 'LGPL-3.0-or-later'),
        of('ui', undefined, '@tiquete'),
      ],
      { allowed: ALLOWED_LICENCES, allowedFor: ALLOWED_FOR, readElsewhere: READ_ELSEWHERE },
    ),
  ).toEqual([
    'b@1.0.0: GPL-3.0-only',
    'c@1.0.0: no licence named',
    'sharp@1.0.0: LGPL-3.0-or-later',
  ]);
});
