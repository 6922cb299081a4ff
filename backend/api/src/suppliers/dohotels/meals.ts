import type { MealPlan } from '@tiquete/contracts';

/** Their meals by what they promise; what is not listed promises the room only. */
const MEALS: Readonly<Record<string, MealPlan>> = {
  'all-inclusive': 'AI',
  'soft-all-inclusive': 'AI',
  'super-all-inclusive': 'AI',
  'ultra-all-inclusive': 'AI',
  'premium-all-inclusive': 'AI',
  'full-board': 'FB',
  'half-board': 'HB',
  'half-board-lunch': 'HB',
  'half-board-dinner': 'HB',
  breakfast: 'BB',
  'breakfast-buffet': 'BB',
  'continental-breakfast': 'BB',
  'american-breakfast': 'BB',
  'english-breakfast': 'BB',
  'scandinavian-breakfast': 'BB',
  'asian-breakfast': 'BB',
  'chinese-breakfast': 'BB',
  'irish-breakfast': 'BB',
  'israeli-breakfast': 'BB',
  'japanese-breakfast': 'BB',
  'scottish-breakfast': 'BB',
};
/** From the one that promises least. */
const ORDER: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

export const mealOf = (meal: string | null | undefined): MealPlan => MEALS[meal ?? ''] ?? 'RO';
export const sortMeals = (meals: readonly MealPlan[]): MealPlan[] =>
  ORDER.filter((meal) => meals.includes(meal));
