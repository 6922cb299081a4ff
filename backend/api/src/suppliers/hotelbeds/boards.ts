import { type MealPlan, mealPlanSchema } from '@tiquete/contracts';
import * as z from 'zod';
import rows from './boards.json';

/** Meal plans by Hotelbeds board codes. An unknown code counts as room only. */
const BOARDS = z.record(z.string(), mealPlanSchema).parse(rows);
/** Boards from the least to the most inclusive. */
export const BOARD_ORDER: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

export const boardOf = (code: string): MealPlan => BOARDS[code.toUpperCase()] ?? 'RO';
