import { createPace, type Pace, type PaceOptions } from './createPace';
import { createMemoryPaces, type PaceStore } from './paceStore';
import type { PaceRule } from './rules';

/** The limits as a supplier's client uses them. */
export interface Pacing {
  /** Shared by all processes; this process alone by default. */
  paceStore?: PaceStore | undefined;
  /** By supplier, instead of what its pages say. */
  paces?: Readonly<Record<string, readonly PaceRule[]>> | undefined;
  /** Instead of the machine's time. */
  paceTime?: Pick<PaceOptions, 'clock' | 'sleep'>;
}

/** The pace of one vendor: `rules` are what its pages say. */
export const paceOf = (
  { paceStore = createMemoryPaces(), paces = {}, paceTime = {} }: Pacing,
  { rules, ...vendor }: Omit<PaceOptions, 'store'>,
): Pace =>
  createPace({ ...vendor, ...paceTime, rules: paces[vendor.vendor] ?? rules, store: paceStore });

/** Whether an address is that of a vendor's test environment, which has limits of its own. */
export const isAt = (baseUrl: string, host: string): boolean => new URL(baseUrl).hostname === host;
