import { readConfig } from '@tiquete/api/config';
import { createLog } from '@tiquete/api/log';
import { startServer } from '@tiquete/api/server';
import { createOverrides } from './createOverrides';
import { readReplicaOptions } from '../readOptions';

/** Starts the real server with the harness's overrides. `main.ts` starts this process and kills it. */
async function main(): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  const config = readConfig();
  const server = await startServer(config, createLog(config.logLevel), {
    ...createOverrides(readReplicaOptions(process.argv[2])),
    pictureScript: new URL('../threads/drawPicture.js', import.meta.url),
    drawScript: new URL('../threads/drawVoucher.js', import.meta.url),
    searchScript: new URL('../threads/searchWork.js', import.meta.url),
  });
  process.send?.({ ready: true, url: server.url });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
