import { cpus, loadavg, release, totalmem } from 'node:os';

const GB = 1024 ** 3;

/** Properties of the machine that influence the figures. `load` is the average of the last minute. */
export const readMachine = () => ({
  cores: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(totalmem() / GB),
  system: `Linux ${release()}`,
  node: process.version,
  load: Math.round(loadavg()[0] * 100) / 100,
});
