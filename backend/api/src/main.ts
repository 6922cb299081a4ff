import { readConfig } from './config';
import { createLog } from './lib/log';
import { startServer } from './server';

const CLOSE_MS = 28_000;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const server = await startServer(config, log, {
    pictureScript: new URL('./threads/drawPicture.js', import.meta.url),
    drawScript: new URL('./threads/drawVoucher.js', import.meta.url),
    renderScript: new URL('./threads/renderPage.js', import.meta.url),
    searchScript: new URL('./threads/searchWork.js', import.meta.url),
  });
  let isEnding = false;
  const end = (graceSeconds: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    server.close(graceSeconds, config.shutdownSeconds).then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', () => end(config.shutdownGraceSeconds));
  process.on('SIGINT', () => end(0));
  const { url, demo, localHosts, unregistered } = server;
  process.stdout.write(
    `${JSON.stringify({ ready: true, url, localHosts, unregistered, ...(demo && { demo }) })}\n`,
  );
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
