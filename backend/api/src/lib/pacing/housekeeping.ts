import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/** Calls to suppliers that `work` makes leave after those that a traveller waits for. */
export const asHousekeeping = <Made>(work: () => Made): Made => running.run(true, work);

export const isHousekeeping = (): boolean => running.getStore() === true;
