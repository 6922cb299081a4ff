import type { DateWords } from '../../messages/es';

/** Calendar days YYYY-MM-DD; `end` is the morning of departure. */
export interface DateRange {
  start: string;
  end: string;
}
export interface RangeCalendarProps {
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  /** First and last day that may be chosen. */
  min: string;
  max: string;
  maxNights: number;
  /** Two months side by side with arrows, or all of them one under the other. */
  layout: 'pages' | 'scroll';
  label: string;
  words: DateWords;
}
