import { codeCandidates, codePattern } from './codeSearch';

it.each([undefined, '', '  ', '--'])('treats %j as empty', (typed) => {
  expect(codePattern(typed)).toBeNull();
});

it('ignores case and spaces, and accepts similar characters', () => {
  expect(codePattern('tq7k-2m')).toBe(codePattern('TO 7KZM'));
  expect(codePattern('8g5')).toBe(codePattern('B6S'));
  expect(codePattern("a%_'")).toBe(codePattern('A'));
});

it('returns the codes that a misread code may mean', () => {
  expect(codeCandidates('tq7k2m9xpa l b')).toContain('TQ7K2M9XPALB');
  expect(codeCandidates('T07K2M9XPA1B')).toContain('TQ7K2M9XPALB');
  expect(codeCandidates('7K2M9XPALB')).toContain('TQ7K2M9XPALB');
  expect(codeCandidates('0'.repeat(40)).length).toBeLessThanOrEqual(64);
});
