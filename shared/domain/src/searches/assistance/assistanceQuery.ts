import { ADULT_AGE } from '@tiquete/contracts/limits';

/** First and last day of cover, both included, YYYY-MM-DD. */
export interface CoverDates {
  start: string;
  end: string;
}
/** A complete, valid search, as the results URL holds it. */
export interface AssistanceQuery {
  /** ISO country where the travellers live. */
  origin: string;
  /** Codes of regions of the picker and of ISO countries. */
  destinations: string[];
  checkin: string;
  checkout: string;
  /** Whole years on the first day of cover. */
  ages: number[];
}
/** Values of the form while it is filled in. An age is null until it is typed. */
export interface SearchDraft {
  origin: string;
  destinations: string[];
  dates: CoverDates | null;
  ages: (number | null)[];
}
export const HOME_COUNTRY = 'CO';
export const emptyDraft: SearchDraft = {
  origin: HOME_COUNTRY,
  destinations: [],
  dates: null,
  ages: [ADULT_AGE],
};
export const toDraft = ({ checkin, checkout, ...rest }: AssistanceQuery): SearchDraft => ({
  ...rest,
  dates: { start: checkin, end: checkout },
});
