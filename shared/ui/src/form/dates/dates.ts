import type { DateWords } from '../../messages/es';

/** Calendar days YYYY-MM-DD; `end` is the morning of departure, or the day of the return. */
export interface DateRange {
  start: string;
  end: string;
}
/** What a day costs, in whole pesos: null when nothing is sold on it, absent while nobody has said. */
export interface DayPrices {
  of: Readonly<Record<string, number | null>>;
  /** Called with the first and last day that come into sight, as often as they do. */
  onSeen: (from: string, to: string) => void;
  /** Of one price, for who cannot see it in the day's cell. */
  describe: (price: number) => string;
}
interface CalendarProps {
  /** First and last day that may be chosen. */
  min: string;
  max: string;
  /** Two months side by side with arrows, or all of them one under the other. */
  layout: 'pages' | 'scroll';
  label: string;
  words: DateWords;
  prices?: DayPrices;
}
export interface RangeCalendarProps extends CalendarProps {
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  minNights: number;
  maxNights: number;
  /** Of the second day, once the first one is chosen. */
  endPrices?: DayPrices;
}
export interface DayCalendarProps extends CalendarProps {
  value: string | null;
  onChange: (value: string) => void;
}
