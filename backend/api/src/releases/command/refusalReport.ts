import type { Report } from '../../lib/command/runCommandLine';
import { incompatibilityLine } from '../gate/combination';
import { ReleaseRefused } from '../records/readFolder';
import { Refusal } from '../refusal';

/** Report of a refusal; null for every other error. */
export function refusalReport(error: unknown): Report | null {
  if (error instanceof Refusal) {
    const { code, message, incompatibilities } = error;
    const lines =
      incompatibilities.length > 0
        ? [
            'It does not fit:',
            ...incompatibilities.map(
              (incompatibility) => `  ${incompatibilityLine(incompatibility)}`,
            ),
          ]
        : [message];
    return { lines, data: { ok: false, code, message, misfits: incompatibilities } };
  }
  if (error instanceof ReleaseRefused) {
    const { message } = error;
    return { lines: [message], data: { ok: false, code: 'BAD_FOLDER', message, misfits: [] } };
  }
  return null;
}
