import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { openTracer } from '../lib/tracing/openTracer';
import { setTracer } from '../lib/tracing/trace';

/** Exports the traces of this process, if the configuration says where to. Returns a function that sends the last spans and ends it. */
export async function exportTraces(
  { tracing, role }: Pick<Config, 'tracing' | 'role'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined;
  const tracer = await openTracer({ ...tracing, resource: { 'tiquete.role': role } }, log);
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await tracer.close();
  };
}
