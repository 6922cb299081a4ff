import { fold } from '../text';

/** The vendor writes names in capitals without accents. */
export const upper = (text: string): string => fold(text).toUpperCase();
