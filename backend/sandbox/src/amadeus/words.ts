import { fold } from '../text';

/** Converts a text to capitals without accents, as the vendor writes names. */
export const upper = (text: string): string => fold(text).toUpperCase();
