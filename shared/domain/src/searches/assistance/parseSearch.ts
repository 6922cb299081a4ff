import { emptyDraft, type SearchDraft } from './assistanceQuery';

/** Reads the valid parts of a search; `checkSearch` then checks that it is complete. */
export function parseSearch(search: string): SearchDraft {
  const params = new URLSearchParams(search);
  const [start, end] = [params.get('checkin'), params.get('checkout')];
  const ages = params.get('age_pax');
  return {
    origin: params.get('origin_code') ?? emptyDraft.origin,
    destinations: unique(params.getAll('destination_code')),
    dates: start && end ? { start, end } : null,
    ages: ages === null ? emptyDraft.ages : ages.split(',').map(parseAge),
  };
}
/** Null if the text is not an age. */
const parseAge = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);
const unique = <T>(values: T[]): T[] => [...new Set(values)];
