import fc from 'fast-check';
import { safeCallbackUrl } from './callbackUrl';

const ORIGIN = 'http://andes.localhost:3000';

it.each([
  ['/my_bookings?status=OK', `${ORIGIN}/my_bookings?status=OK`],
  [`${ORIGIN}/searchs/hotels?a=1#top`, `${ORIGIN}/searchs/hotels?a=1#top`],
  ['searchs/hotels', `${ORIGIN}/searchs/hotels`],
  [undefined, `${ORIGIN}/`],
  ['https://evil.test/', `${ORIGIN}/`],
  ['//evil.test', `${ORIGIN}/`],
  ['/\\evil.test', `${ORIGIN}/`],
  [`${ORIGIN}//evil.test`, `${ORIGIN}/`],
  ['/./\t/evil.test', `${ORIGIN}/`],
  ['http://u:p@andes.localhost:3000/', `${ORIGIN}/`],
  ['javascript:alert(1)', `${ORIGIN}/`],
  ['http://localhost:3000/', `${ORIGIN}/`],
])('%s becomes %s', (value, expected) => expect(safeCallbackUrl(value, ORIGIN)).toBe(expected));

it('never leaves the origin of the brand for any input, resolved as an address or as a path', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '../sign-in',
    '../sign-in',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    'http:',
    'https://',
    'javascript:',
    'evil.test',
    'andes.localhost:3000',
    'u:p@',
    '[::1]',
    '\u3002',
    '\uff0f',
  );
  const nasty = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 10 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        nasty.map((text) => ORIGIN + text),
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
      ),
      (value) => {
        const safe = safeCallbackUrl(value, ORIGIN);
        const asPath = new URL(safe.slice(ORIGIN.length), ORIGIN);
        return (
          safe.startsWith(`${ORIGIN}/`) &&
          new URL(safe).origin === ORIGIN &&
          asPath.origin === ORIGIN &&
          asPath.href === safe
        );
      },
    ),
    { numRuns: 10_000 },
  );
});
