import type { DateWords } from '../../messages/es';

/** Calendar days YYYY-MM-DD; `end` is the morning of departure, or the day of the return. */
export interface DateRange {
  start: string;
  end: string;
}
/** A usual length of a stay, trip or cover, such as a year. */
export interface DateLength {
  label: string;
  /** Last day for a first day. It is within the field's bounds. */
  endOf: (start: string) => string;
}
/** Price of a day in whole pesos; null when nothing is sold on it, absent while unknown. */
export interface DayPrices {
  of: Readonly<Record<string, number | null>>;
  /**
   * Explanation of the prices, given when only few days have one. It shows once there is a price; days without one then stay
   * blank, and none is marked as cheap.
   */
  few?: string;
  /** Explanation of prices that most days have. Default: their unit. */
  legend?: string;
  /** Called with the first and last visible day, whenever they change. */
  onSeen: (from: string, to: string) => void;
  /** Text of a price for screen readers. */
  describe: (price: number) => string;
}
interface CalendarProps {
  /** First and last selectable day, YYYY-MM-DD. */
  min: string;
  max: string;
  /** Two months side by side with arrows, or a scrolling list of months. */
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
  lengths?: readonly DateLength[];
  /** Prices for the second day, used once the first one is chosen. */
  endPrices?: DayPrices;
}
export interface DayCalendarProps extends CalendarProps {
  value: string | null;
  onChange: (value: string) => void;
}
