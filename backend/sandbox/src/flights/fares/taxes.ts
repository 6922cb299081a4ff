import * as z from 'zod';
import countryRows from '../data/countryTaxes.json';
import { airportAt } from '../places/places';
import type { Journey } from '../schedule/types';
import { pesosFrom } from './money';
import type { Haul } from './tariffs';
import type { TaxLine } from './types';

/** A charge in dollars on an international and on a domestic bound, with its Spanish name. */
const chargeSchema = z.object({
  code: z.string(),
  name: z.string(),
  abroad: z.number(),
  home: z.number(),
});
type Charge = z.infer<typeof chargeSchema>;
const countrySchema = z.object({
  departure: z.array(chargeSchema),
  /** Charges on arrival, on international bounds only. */
  arrival: z.array(chargeSchema).default([]),
  /** Tax on domestic bounds, as a share of the fare. */
  domesticVat: z.object({ code: z.string(), name: z.string(), share: z.number() }).optional(),
});
type CountryTaxes = z.infer<typeof countrySchema>;
/** One or two charges of each country, in rounded amounts of 2026. */
const countryTaxes = z.record(z.string(), countrySchema).parse(countryRows);
/** Charges of a country that the table lacks: one plain charge with the country's code. */
const otherTaxes = (countryCode: string): CountryTaxes => ({
  departure: [{ code: countryCode, name: 'Tasa de embarque', abroad: 28, home: 8 }],
  arrival: [],
});

const IVA = { code: 'YS', name: 'IVA', share: 0.19 };
/** Airports without IVA, because they can only be reached by air (Estatuto Tributario 476). */
const NO_IVA = new Set(['ADZ', 'PVA', 'LET', 'PDA', 'MVP', 'PCR', 'BSC', 'NQU', 'GPI']);
/** Fuel surcharge of network airlines in dollars, by length of the bound. */
const SURCHARGE = [0, 16, 84] as const;

const countryOf = (iata: string) => airportAt(iata).countryCode;
const taxesOf = (countryCode: string): CountryTaxes =>
  countryTaxes[countryCode] ?? otherTaxes(countryCode);
const line = (
  countryCode: string,
  { code, name, abroad, home }: Charge,
  isDomestic: boolean,
): TaxLine => ({ code, name, countryCode, amount: pesosFrom(isDomestic ? home : abroad, 1) });

const known = new Map<string, readonly TaxLine[]>();
/** Fixed charges of an adult on a bound with any fare: departure taxes at its start, arrival taxes at its end. */
export function fixedTaxes({ id, flights, isDomestic }: Journey): readonly TaxLine[] {
  const found = known.get(id);
  if (found) return found;
  const origin = flights[0]?.origin;
  const destination = flights.at(-1)?.destination;
  if (!origin || !destination) return [];
  const [from, to] = [countryOf(origin), countryOf(destination)];
  const lines = [
    ...taxesOf(from).departure.map((row) => line(from, row, isDomestic)),
    ...(isDomestic ? [] : taxesOf(to).arrival.map((row) => line(to, row, false))),
  ].filter(({ amount }) => amount > 0);
  if (known.size > 20_000) known.clear();
  known.set(id, lines);
  return lines;
}

/** Taxes as a share of the fare: Colombian IVA on departures from Colombia, other countries' VAT on domestic bounds. */
export function shareTaxes({
  flights,
  isDomestic,
}: Journey): { code: string; name: string; countryCode: string; share: number } | undefined {
  const origin = flights[0]?.origin;
  const destination = flights.at(-1)?.destination;
  if (!origin || !destination) return undefined;
  const countryCode = countryOf(origin);
  if (countryCode === 'CO')
    return isDomestic && (NO_IVA.has(origin) || NO_IVA.has(destination))
      ? undefined
      : { ...IVA, countryCode };
  const vat = isDomestic ? taxesOf(countryCode).domesticVat : undefined;
  return vat && { ...vat, countryCode };
}
export const surcharge = (haul: Haul, isNetwork: boolean): number =>
  isNetwork ? pesosFrom(SURCHARGE[haul]) : 0;
