import { createRequire } from 'node:module';

const { canMatch } = createRequire(import.meta.url)('./canMatch.cjs');

it.each([
  ['.a', 'div', 'b a', true],
  ['.a', 'div', 'ab', false],
  ['p', 'p', '', true],
  ['p', 'div', '', false],
  ['.a:hover', 'a', 'a', true],
  ['.a > *', 'b', '', true],
  ['.a .b', 'b', 'a', false],
  ['ul.a, .b::before', 'p', 'b', true],
  ['ul.a, .b::before', 'p', 'a', false],
  ['.a:not(.b, p)', 'p', 'a', true],
  [':is(h1, h2) + p', 'p', '', true],
  ['[data-x=".a b"]', 'p', '', true],
  ['.a\\:b', 'p', '', true],
  [':not(:is(.a))', 'p', '', true],
])('%s on <%s class="%s">: %s', (selector, tag, classes, expected) => {
  expect(canMatch(selector, tag, classes)).toBe(expected);
});
