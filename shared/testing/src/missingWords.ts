import type { createI18n } from '@tiquete/platform';

type I18n = ReturnType<typeof createI18n>;
let missing = new Set<string>();

/** A word that nobody wrote shows as its key; the test in which one is asked for fails, and names it. */
export function watchWords(i18n: I18n): I18n {
  i18n.options.saveMissing = true;
  i18n.on('missingKey', (_, namespace: string, key: string, shown: string) => {
    if (shown === key) missing.add(`${namespace}: ${key}`);
  });
  return i18n;
}
afterEach(() => {
  const found = [...missing];
  missing = new Set();
  expect(found).toEqual([]);
});
