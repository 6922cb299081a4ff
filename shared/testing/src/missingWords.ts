import type { createI18n } from '@tiquete/platform';

type I18n = ReturnType<typeof createI18n>;
let missing = new Set<string>();

/** Fails a test that renders a message key without a text, and names the key. */
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
