import type { SandboxOptions } from '../options';
import { createTkOrderStore } from './orders/orderStore';

const RISE = 1.08;

export function createTk({
  tkCredentials,
  stateDir,
  now,
}: Pick<Required<SandboxOptions>, 'tkCredentials' | 'stateDir' | 'now'>) {
  const raised = new Set<string>();
  return {
    credentials: tkCredentials,
    orders: createTkOrderStore(stateDir),
    now,
    /** Raises the price of a plan, once. */
    raise: (plan: string): void => void raised.add(plan),
    raiseOf: (plan: string) => (raised.has(plan) ? RISE : 1),
  };
}
export type Tk = ReturnType<typeof createTk>;
