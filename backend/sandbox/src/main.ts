import { configFrom } from './config';
import { createSandbox } from '.';

async function main(): Promise<void> {
  const sandbox = await createSandbox(configFrom(process.env));
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(
    `${JSON.stringify({ ready: true, url: sandbox.url, payments: { url: sandbox.payments.url, pageOrigin: sandbox.payments.pageOrigin } })}\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
