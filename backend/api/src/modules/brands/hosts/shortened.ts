const MAX_TEXTS = 5;
const MAX_LENGTH = 120;

/** What a stranger's server said, fit to be kept and shown: a few short lines. */
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
