import {
  json,
  type ScriptedServer,
  startScriptedServer,
} from '../../../lib/testing/scriptedServer';
import { createPlacetopay } from '../adapter';
import { anOpened, LOGIN, SECRET } from './builders';

export const NOW = new Date('2027-01-10T15:00:00.000Z');

/** The adapter with a server whose answers the test defines. Both are new for every test. */
export function scriptedGateway() {
  const parts = {} as { server: ScriptedServer; gateway: ReturnType<typeof createPlacetopay> };
  beforeEach(async () => {
    parts.server = await startScriptedServer(json(anOpened()));
    parts.gateway = createPlacetopay({
      baseUrl: parts.server.url,
      login: LOGIN,
      secretKey: SECRET,
      pageOrigin: 'http://pagos.localhost:4100',
      clock: () => NOW,
    });
  });
  afterEach(async () => {
    await parts.gateway.close();
    await parts.server.close();
  });
  return Object.assign(parts, {
    soon: () => AbortSignal.timeout(5000),
    /** Body of the last request. */
    sent: () => JSON.parse(parts.server.requests.at(-1)?.body ?? '{}'),
  });
}
