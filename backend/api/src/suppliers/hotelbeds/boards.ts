import { type MealPlan, mealPlanSchema } from '@tiquete/contracts';
import * as z from 'zod';
import rows from './boards.json';

/** Hotelbeds board codes by what they promise; what is not listed promises the room only. */
const BOARDS = z.record(z.string(), mealPlanSchema).parse(rows);
/** From the one that promises least. */
export const BOARD_ORDER: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

export const boardOf = (code: string): MealPlan => BOARDS[code.toUpperCase()] ?? 'RO';
