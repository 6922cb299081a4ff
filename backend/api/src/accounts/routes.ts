import type { FastifyPluginAsync } from 'fastify';
import type { KnownDevices } from './sign-in/knownDevices';
import type { Account } from './createAccount';
import { ownAccountRoutes } from './ownRoutes';
import { publicAccountRoutes } from './publicRoutes';
import { travelerRoutes } from './travelers/travelerRoutes';

/** Routes under `accounts`. */
export const accountRoutes =
  (account: Account, devices: KnownDevices, clock: () => Date): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', () => account.settle());
    await app.register(publicAccountRoutes(account, devices, clock));
    await app.register(ownAccountRoutes(account, clock));
    await app.register(travelerRoutes(account));
  };
