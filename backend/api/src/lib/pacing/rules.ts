import * as z from 'zod';

/** Maximum number of calls in any span of `seconds`. */
export interface PaceRule {
  calls: number;
  seconds: number;
}
/** State of one limit. Times are milliseconds since the epoch. */
export interface PaceState {
  /** Times of the last calls, the oldest first. */
  taken: number[];
  /** Time before which the vendor accepts no call. */
  closedUntil: number;
}
export const paceStateSchema: z.ZodType<PaceState> = z.object({
  taken: z.array(z.number()),
  closedUntil: z.number(),
});
export const UNTOUCHED: PaceState = { taken: [], closedUntil: 0 };

/** Milliseconds added to every time span, because calls arrive less evenly than they are sent. */
const JITTER_MS = 10;
/** Share of a quota of an hour or more that housekeeping may use. */
const HOUSEKEEPING_SHARE = 0.5;
const LONG_SPAN_S = 3600;
const spanOf = ({ seconds }: PaceRule): number => seconds * 1000 + JITTER_MS;

/** Earliest time at which another call respects every rule. */
export function opensAt({ taken, closedUntil }: PaceState, rules: readonly PaceRule[]): number {
  const turns = rules.map((rule) => (taken.at(-rule.calls) ?? -Infinity) + spanOf(rule));
  return Math.max(closedUntil, ...turns);
}

/** State after a call sent now. */
export function taking(state: PaceState, rules: readonly PaceRule[], now: number): PaceState {
  const most = Math.max(0, ...rules.map(({ calls }) => calls));
  const longest = Math.max(0, ...rules.map(spanOf));
  const recent = state.taken.filter((at) => at > now - longest);
  return { ...state, taken: most > 0 ? [...recent, now].slice(-most) : [] };
}

/** Rules for housekeeping, which leave half of each long quota to travellers. */
export const forHousekeeping = (rules: readonly PaceRule[]): PaceRule[] =>
  rules.map((rule) =>
    rule.seconds < LONG_SPAN_S
      ? rule
      : { ...rule, calls: Math.max(1, Math.floor(rule.calls * HOUSEKEEPING_SHARE)) },
  );

/** Milliseconds after which a state can be deleted. */
export const lifeOf = (state: PaceState, rules: readonly PaceRule[], now: number): number =>
  Math.max(1000, state.closedUntil - now, ...rules.map(spanOf));

/** Largest number of calls in a rule, because the time of each call in its span is stored. */
const MOST_CALLS = 1000;
const isCount = (value: number | undefined): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_CALLS;

/** Parses `GDS=1/0.1+10/1,HB=50/86400,DO=none`: by supplier, calls and seconds. */
export const supplierPaces = z.string().transform((text, context) => {
  const paces: Record<string, PaceRule[]> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [supplier = '', list = ''] = entry.split('=');
    const rules = list
      .split('+')
      .filter((rule) => rule !== 'none')
      .map((rule) => rule.split('/').map(Number));
    if (
      !/^[A-Z]{2,5}$/.test(supplier) ||
      !rules.every(([calls, span]) => isCount(calls) && Number(span) > 0)
    )
      context.addIssue({
        code: 'custom',
        message: `supplier=calls/seconds such as GDS=1/0.1+10/1,HB=none with at most ${MOST_CALLS} calls, not ${entry}`,
      });
    paces[supplier] = rules.map(([calls = 1, seconds = 1]) => ({ calls, seconds }));
  }
  return paces;
});
