import type { Words } from '../inventory/types';

export type Language = 'CAS' | 'ENG';
/** Spanish, or English, which is the vendor's default. */
export const languageOf = (code: string | undefined): Language => (code === 'CAS' ? 'CAS' : 'ENG');
export const say = (words: Words, language: Language): string =>
  language === 'CAS' ? words.es : words.en;
export const content = (text: string, language: Language) => ({
  content: text,
  languageCode: language,
});
