import { type MealPlan, mealPlanSchema } from '@tiquete/contracts';
import * as z from 'zod';
import rows from './meals.json';

/** Meal plans by the supplier's meal codes. An unknown code counts as room only. */
const MEALS = z.record(z.string(), mealPlanSchema).parse(rows);
/** Boards from the least to the most inclusive. */
const ORDER: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

export const mealOf = (meal: string | null | undefined): MealPlan => MEALS[meal ?? ''] ?? 'RO';
export const sortMeals = (meals: readonly MealPlan[]): MealPlan[] =>
  ORDER.filter((meal) => meals.includes(meal));
