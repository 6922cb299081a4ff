import { ALLOWED_LICENCES, READ_ELSEWHERE } from './accepted.mjs';
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
])('takes %p: %p', (expression, expected) =>
  expect(isAllowed(expression, ALLOWED_LICENCES)).toBe(expected),
);

it('names what has another licence or none, and leaves our own packages alone', () => {
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
        of('ui', undefined, '@tiquete'),
      ],
      ALLOWED_LICENCES,
      READ_ELSEWHERE,
    ),
  ).toEqual(['b@1.0.0: GPL-3.0-only', 'c@1.0.0: no licence named']);
});
