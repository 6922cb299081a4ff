import * as z from 'zod';
import { decodeTexts } from '../../../lib/text/decodeTexts';

/** A calendar day, YYYY-MM-DD. */
export const daySchema = z.iso.date();
/** The agency's code of a package, equal in every import. */
export const packageCodeSchema = z.string().regex(/^[A-Z][A-Z0-9-]{1,39}$/);
/** Id of a part within a package: a hotel, a season, a tour. */
export const keySchema = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/);
export const cityCodeSchema = z.string().regex(/^[A-Z]{3}$/);
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/);

/**
 * One line or paragraph for travellers, with its HTML entities decoded: not blank, without control characters and unpaired
 * surrogates.
 */
export const textSchema = (max: number) =>
  z
    .string()
    .overwrite((text) => decodeTexts(text))
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*[^\p{Cc}\p{Cs}\s][^\p{Cc}\p{Cs}]*$/u);

/** Whole pesos or whole dollars, depending on the package's currency. */
export const catalogueAmountSchema = z.int().min(1).max(1_000_000_000);
/** A share of a price, in whole percent. */
export const percentSchema = z.int().min(0).max(100);
/** Day of a package; 1 is the day of departure. */
export const dayNumberSchema = z.int().min(1).max(91);

/** Error of a field that is well-formed by itself. */
export interface FieldProblem {
  path: (string | number)[];
  message: string;
}
