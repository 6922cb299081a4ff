import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/** Runs work whose calls to suppliers are sent after those that travellers wait for. */
export const asHousekeeping = <Made>(work: () => Made): Made => running.run(true, work);

export const isHousekeeping = (): boolean => running.getStore() === true;
