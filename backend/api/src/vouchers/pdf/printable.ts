import anyAscii from 'any-ascii';

const DRAWN_SYMBOLS = /[★✓©®™]/u;

/** Code points in the typeface of our documents. */
export type Drawable = ReadonlySet<number>;

/**
 * Text that the typeface can draw: composed, without pictographs and control characters. Missing letters are spelled in Latin
 * letters, so that no name is lost; `?` replaces a letter without a spelling.
 */
export const printable = (text: string, drawable: Drawable): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Extended_Pictographic}\uFE0F]|(?!\n)\p{Cc}/gu, (character) =>
      DRAWN_SYMBOLS.test(character) ? character : '',
    )
    .replaceAll(/[^\n\u0020-\u007e]/gu, (character) =>
      drawable.has(character.codePointAt(0) ?? 0) ? character : spell(character),
    );

const spell = (character: string): string =>
  anyAscii(character) || (/[\p{M}\p{Cf}]/u.test(character) ? '' : '?');
