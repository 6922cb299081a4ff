const MAX_TEXTS = 5;
const MAX_LENGTH = 120;

/** Shortens an outside server's text to a few short lines that can be stored and shown. */
export const shortened = (texts: readonly string[]): string[] =>
  texts
    .map((text) =>
      text
        .slice(0, MAX_LENGTH)
        .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
    .slice(0, MAX_TEXTS);
