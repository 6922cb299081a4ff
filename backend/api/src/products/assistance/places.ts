import {
  REGIONS,
  type AssistancePlaces,
  type Region,
  type EntryRule,
  entryRuleSchema,
} from '@tiquete/contracts';
import { countryOptions } from '@tiquete/domain/travellers';
import * as z from 'zod';
import { codesNamed, REGION_LABELS, regionOf } from '../../places';
import rules from './entryRules.json';

export const HOME_COUNTRY = 'CO';
const ENTRY_RULES: EntryRule[] = z.array(entryRuleSchema).parse(rules);
/** Antarctica: allowed as a destination, but not as a country of residence. */
const EXTRA = [{ value: 'AQ', label: REGION_LABELS.ANTARCTICA }];
const names = new Map(
  [...countryOptions(), ...EXTRA].map(({ value, label }) => [value, label] as const),
);

const inRegion = (region: Region): { code: string; name: string }[] =>
  [...names]
    .filter(([code]) => code !== HOME_COUNTRY && regionOf(code) === region)
    .map(([code, name]) => ({ code, name }));

let places: AssistancePlaces | null = null;
/** Places of the search form: regions with their countries, and Colombia separately. They are equal for all brands. */
export function assistancePlaces(): AssistancePlaces {
  places ??= {
    international: REGIONS.map((region) => ({
      region,
      label: REGION_LABELS[region],
      countries: inRegion(region),
    })),
    national: [{ code: HOME_COUNTRY, name: names.get(HOME_COUNTRY) ?? HOME_COUNTRY }],
    origins: countryOptions().map(({ value, label }) => ({ code: value, name: label })),
    entry_rules: ENTRY_RULES,
  };
  return places;
}

/** Countries with a name that matches a text, despite typing errors. An empty text matches all countries. */
export function assistancePlacesNamed(text: string): AssistancePlaces {
  const all = assistancePlaces();
  if (text === '') return all;
  const countries = all.international.flatMap((region) => region.countries);
  const codes = new Set(codesNamed(text, [...countries, ...all.national]));
  const isNamed = ({ code }: { code: string }): boolean => codes.has(code);
  return {
    ...all,
    international: all.international
      .map((region) => ({ ...region, countries: region.countries.filter(isNamed) }))
      .filter((region) => region.countries.length > 0),
    national: all.national.filter(isNamed),
  };
}

const isRegion = (code: string): code is Region => REGIONS.some((region) => region === code);
export const isPlace = (code: string): boolean => isRegion(code) || names.has(code);
export const isOrigin = (code: string): boolean => code !== 'AQ' && names.has(code);

/** List in words: `Europa`, or `España, Francia y Perú`. */
export const placeNames = (codes: readonly string[]): string =>
  list.format(
    codes.map((code) => (isRegion(code) ? REGION_LABELS[code] : names.get(code)) ?? code),
  );
const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Entry rules of the destinations. A region has the rules of all its countries. */
export const entryRulesOf = (codes: readonly string[]): EntryRule[] =>
  ENTRY_RULES.filter(({ countries: ruled }) =>
    ruled.some((country) => codes.includes(country) || codes.includes(regionOf(country))),
  );
