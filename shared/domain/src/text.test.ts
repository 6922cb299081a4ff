import fc from 'fast-check';
import { fold, formatScore, httpsUrl, safeReturnPath } from './text';

it('folds accents, case and spaces', () => {
  expect(fold('  Bogotá   D.C. ')).toBe('bogota d.c.');
});

it('changes pictures to https and leaves our own paths', () => {
  expect(httpsUrl('http://x.test/a.jpg')).toBe('https://x.test/a.jpg');
  expect(httpsUrl('//x.test/a.jpg')).toBe('https://x.test/a.jpg');
  expect(httpsUrl('/media/hb/1/0')).toBe('/media/hb/1/0');
});

it('shows stars with one decimal', () => {
  expect(formatScore(4)).toBe('4,0');
});

const origin = 'https://andes.test';
it.each([
  'https://evil.test/a',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  'https://u:p@andes.test/',
  '/\u0000',
  'https://andes.test//evil.test',
])('rejects %p as a return address', (value) => {
  expect(safeReturnPath(value, origin)).toBe('/');
});

it('never leaves the origin for any address', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[/\\:@.a-z?#%]{0,20}$/)),
      (value) => {
        const path = safeReturnPath(value, origin);
        expect(new URL(path, origin).origin).toBe(origin);
      },
    ),
    { numRuns: 2000 },
  );
});

it('retains path, query and fragment of our own addresses', () => {
  expect(safeReturnPath('https://andes.test/searchs/hotels?d=CTG#x', origin)).toBe(
    '/searchs/hotels?d=CTG#x',
  );
});
