import * as z from 'zod';
import benefitRows from '../data/benefits.json';
import categoryRows from '../data/categories.json';
import companyRows from '../data/companies.json';
import helpRows from '../data/help.json';
import planRows from '../data/plans.json';
import { TkError } from '../errors';
import {
  benefitSchema,
  categorySchema,
  companiesSchema,
  helpSchema,
  planSchema,
  type Plan,
} from './types';

export const plans = z.array(planSchema).parse(planRows);
export const benefits = z.array(benefitSchema).parse(benefitRows);
export const planCategories = z.array(categorySchema).parse(categoryRows);
export const companies = companiesSchema.parse(companyRows);
export const help = helpSchema.parse(helpRows);

const byId = new Map(plans.map((plan) => [plan.id, plan]));
/** Plan of an id. @throws TkError 1050 */
export function planOf(id: string): Plan {
  const plan = byId.get(id);
  if (!plan) throw new TkError(1050);
  return plan;
}

/** The three territories of the description. */
export const TERRITORIES = [
  { id: '1', name: 'WorldWide', modes: ['W'] },
  { id: '2', name: 'Europe', modes: ['W', 'E'] },
  { id: '9', name: 'Local', modes: ['L'] },
] as const;
export type Territory = (typeof TERRITORIES)[number];
/** Territory of an id. @throws TkError 1080 */
export function territoryOf(id: string): Territory {
  const territory = TERRITORIES.find((one) => one.id === id);
  if (!territory) throw new TkError(1080);
  return territory;
}
/** Days of cover of an annual plan. */
export const YEAR_DAYS = 365;
export const HOME = 'CO';
export const isSoldFrom = ({ origins, notFrom }: Plan, origin: string): boolean =>
  !notFrom.includes(origin) && (origins === 'any' || (origins === HOME) === (origin === HOME));
export const isSoldTo = ({ mode }: Plan, { modes }: Territory): boolean =>
  modes.some((one) => one === mode);
