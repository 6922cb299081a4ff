import type { MealPlan } from '@tiquete/contracts';

/** Hotelbeds board codes by what they promise; what is not listed promises the room only. */
const BOARDS: Readonly<Record<string, MealPlan>> = {
  RO: 'RO',
  SC: 'RO',
  BB: 'BB',
  CB: 'BB',
  AB: 'BB',
  DB: 'BB',
  GB: 'BB',
  IB: 'BB',
  LB: 'BB',
  SB: 'BB',
  B1: 'BB',
  B2: 'BB',
  BH: 'BB',
  HB: 'HB',
  HL: 'HB',
  HV: 'HB',
  MB: 'HB',
  PB: 'HB',
  QB: 'HB',
  FB: 'FB',
  CE: 'FB',
  FH: 'FB',
  FL: 'FB',
  FR: 'FB',
  PC: 'FB',
  QM: 'FB',
  AI: 'AI',
  AS: 'AI',
  TI: 'AI',
  TL: 'AI',
  UI: 'AI',
};
/** From the one that promises least. */
export const BOARD_ORDER: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

export const boardOf = (code: string): MealPlan => BOARDS[code.toUpperCase()] ?? 'RO';
