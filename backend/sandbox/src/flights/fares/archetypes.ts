import type { Cabin } from './types';

/** Dollars by length of the bound: domestic, international, long-haul. */
export type ByHaul = readonly [domestic: number, regional: number, long: number];
type Extra = 'INCLUDED' | 'PAID' | 'NOT_OFFERED';
/** Structure that fare families have in common. Airlines choose their own names. */
export interface Archetype {
  cabin: Cabin;
  /** Factor on the market's lowest fare, and dollars added to it. */
  factor: number;
  add: ByHaul;
  cabinBags: number;
  checkedBags: number;
  checkedKg: number;
  seat: Extra;
  /** Fee for a change in dollars; missing when no change is allowed. */
  change?: ByHaul;
  refund?: ByHaul;
  isServed: boolean;
  hasPriority: boolean;
  hasLounge: boolean;
}
const free: ByHaul = [0, 0, 0];
const plain = {
  cabin: 'ECONOMY',
  factor: 1,
  add: free,
  cabinBags: 1,
  checkedBags: 0,
  checkedKg: 23,
  seat: 'PAID',
  isServed: false,
  hasPriority: false,
  hasLounge: false,
} satisfies Archetype;
const comfort = {
  ...plain,
  seat: 'INCLUDED',
  isServed: true,
  hasPriority: true,
} satisfies Archetype;

export const archetypes = {
  /** Family without a cabin bag, only with one under the seat. */
  personal: { ...plain, cabinBags: 0 },
  /** Family with a cabin bag and without changes. */
  cabin: { ...plain, add: [7, 14, 20] },
  /** Family with a cabin bag and changes for a fee. */
  light: { ...plain, add: [9, 20, 32], change: [24, 95, 190] },
  /** Family of North American airlines: free changes, bags for a fee. */
  main: { ...plain, add: [12, 30, 48], change: free, seat: 'INCLUDED' },
  bag: { ...plain, add: [20, 46, 72], checkedBags: 1, change: [18, 75, 150], seat: 'INCLUDED' },
  flex: {
    ...plain,
    factor: 1.14,
    add: [32, 80, 140],
    checkedBags: 1,
    change: free,
    refund: [26, 100, 200],
    seat: 'INCLUDED',
    hasPriority: true,
  },
  full: {
    ...plain,
    factor: 1.34,
    add: [42, 105, 190],
    checkedBags: 2,
    change: free,
    refund: free,
    seat: 'INCLUDED',
    hasPriority: true,
  },
  premium: {
    ...comfort,
    cabin: 'PREMIUM_ECONOMY',
    factor: 1.62,
    add: [40, 90, 180],
    checkedBags: 2,
    change: [18, 75, 150],
    refund: [30, 150, 300],
  },
  business: {
    ...comfort,
    cabin: 'BUSINESS',
    factor: 2.35,
    add: [70, 160, 420],
    checkedBags: 2,
    checkedKg: 32,
    change: [18, 75, 200],
    refund: [40, 200, 400],
    hasLounge: true,
  },
  businessFlex: {
    ...comfort,
    cabin: 'BUSINESS',
    factor: 2.9,
    add: [90, 220, 560],
    checkedBags: 2,
    checkedKg: 32,
    change: free,
    refund: free,
    hasLounge: true,
  },
  first: {
    ...comfort,
    cabin: 'FIRST',
    factor: 5.2,
    add: [150, 420, 1400],
    checkedBags: 2,
    checkedKg: 32,
    change: free,
    refund: free,
    hasLounge: true,
  },
} satisfies Record<string, Archetype>;
type ArchetypeName = keyof typeof archetypes;
const isArchetypeName = (name: string): name is ArchetypeName => name in archetypes;
export const archetypeNames: ArchetypeName[] = Object.keys(archetypes).filter(isArchetypeName);
