import { type MealPlan, mealPlanSchema } from '@tiquete/contracts';
import * as z from 'zod';
import rows from './meals.json';

/** Their meals by what they promise; what is not listed promises the room only. */
const MEALS = z.record(z.string(), mealPlanSchema).parse(rows);
/** From the one that promises least. */
const ORDER: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

export const mealOf = (meal: string | null | undefined): MealPlan => MEALS[meal ?? ''] ?? 'RO';
export const sortMeals = (meals: readonly MealPlan[]): MealPlan[] =>
  ORDER.filter((meal) => meals.includes(meal));
