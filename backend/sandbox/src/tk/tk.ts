import type { SandboxOptions } from '../options';
import type { TkCredentials } from './auth';
import { createTkOrderStore, type TkOrderStore } from './orders/orderStore';

const RISE = 1.08;

/** The supplier of assistance: its orders, and plans with a raised price, which stays. */
export interface Tk {
  credentials: TkCredentials;
  orders: TkOrderStore;
  now: () => Date;
  /** Raises once per plan. */
  raise(plan: string): void;
  raiseOf(plan: string): number;
}
export function createTk({
  tkCredentials,
  stateDir,
  now,
}: Pick<Required<SandboxOptions>, 'tkCredentials' | 'stateDir' | 'now'>): Tk {
  const raised = new Set<string>();
  return {
    credentials: tkCredentials,
    orders: createTkOrderStore(stateDir),
    now,
    raise: (plan) => void raised.add(plan),
    raiseOf: (plan) => (raised.has(plan) ? RISE : 1),
  };
}
