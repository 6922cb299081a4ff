const NO_GLYPH =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Text as our typeface can draw it: composed, without pictographs and control characters; letters of other scripts become `?`. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Extended_Pictographic}\uFE0F]|(?!\n)\p{Cc}/gu, (character) =>
      /[★✓©®™]/u.test(character) ? character : '',
    )
    .replaceAll(NO_GLYPH, '?');
