import type { BoardCode, Words } from './types';

export const boards: Record<BoardCode, Words> = {
  RO: { es: 'SOLO ALOJAMIENTO', en: 'ROOM ONLY' },
  BB: { es: 'ALOJAMIENTO Y DESAYUNO', en: 'BED AND BREAKFAST' },
  HB: { es: 'MEDIA PENSIÓN', en: 'HALF BOARD' },
  FB: { es: 'PENSIÓN COMPLETA', en: 'FULL BOARD' },
  AI: { es: 'TODO INCLUIDO', en: 'ALL INCLUSIVE' },
};
export const boardCodes: BoardCode[] = ['RO', 'BB', 'HB', 'FB', 'AI'];
