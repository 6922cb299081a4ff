import { createPace, type Pace, type PaceOptions } from './createPace';
import { createMemoryPaces, type PaceStore } from './paceStore';
import type { PaceRule } from './rules';

/** Limits as a supplier's client uses them. */
export interface Pacing {
  /** Store shared by all processes; by default this process alone. */
  paceStore?: PaceStore | undefined;
  /** Rules by supplier, in place of those from its pages. */
  paces?: Readonly<Record<string, readonly PaceRule[]>> | undefined;
  /** Clock and sleep in place of the machine's. */
  paceTime?: Pick<PaceOptions, 'clock' | 'sleep'>;
}

/** Pace of one vendor; `rules` come from its pages. */
export const paceOf = (
  { paceStore = createMemoryPaces(), paces = {}, paceTime = {} }: Pacing,
  { rules, ...vendor }: Omit<PaceOptions, 'store'>,
): Pace =>
  createPace({ ...vendor, ...paceTime, rules: paces[vendor.vendor] ?? rules, store: paceStore });

/** True when an address is the vendor's test environment, which has its own limits. */
export const isAt = (baseUrl: string, host: string): boolean => new URL(baseUrl).hostname === host;
