import type { Report } from '../../../lib/command/runCommandLine';
import { misfitLine } from '../gate/combination';
import { ReleaseRefused } from '../records/readFolder';
import { Refusal } from '../refusal';

/** Report of a refusal; null for every other error. */
export function refusalReport(error: unknown): Report | null {
  if (error instanceof Refusal) {
    const { code, message, misfits } = error;
    const lines =
      misfits.length > 0
        ? ['It does not fit:', ...misfits.map((misfit) => `  ${misfitLine(misfit)}`)]
        : [message];
    return { lines, data: { ok: false, code, message, misfits } };
  }
  if (error instanceof ReleaseRefused) {
    const { message } = error;
    return { lines: [message], data: { ok: false, code: 'BAD_FOLDER', message, misfits: [] } };
  }
  return null;
}
