import type { Words } from '../inventory/types';

export type Language = 'CAS' | 'ENG';
/** English is the vendor's default; any other language falls back to it. */
export const languageOf = (code: string | undefined): Language => (code === 'CAS' ? 'CAS' : 'ENG');
export const say = (words: Words, language: Language): string =>
  language === 'CAS' ? words.es : words.en;
export const content = (text: string, language: Language) => ({
  content: text,
  languageCode: language,
});
