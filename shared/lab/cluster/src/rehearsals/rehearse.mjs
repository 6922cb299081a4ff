import { say, step } from '@tiquete/tooling/lib/steps';
import { findProgram } from '../programs.mjs';
import { BACKUP_SETTINGS, rehearseBackup } from './backup.mjs';
import { createBooks } from './books.mjs';
import { buildVersion, previousCommit } from './previousVersion.mjs';
import { createSales } from './sales.mjs';
import { rehearseUpgrade } from './upgrade.mjs';

const SUPPLIERS = 4000;

/**
 * Requirements of a rehearsal before the cluster starts: its settings, and the folder of the servers that run at first. `skipped` is the reason
 * why it cannot run here. Null for the other modes. @throws Error for an unknown mode
 */
export async function prepareRehearsal(mode, [commit]) {
  if (mode === undefined || mode === 'journeys') return null;
  if (mode === 'backup')
    return findProgram('pgbackrest')
      ? { settings: BACKUP_SETTINGS, run: rehearseBackup }
      : { skipped: "pgBackRest is not on this machine (Debian's pgbackrest)" };
  if (mode !== 'upgrade') throw new Error('Use: npm run cluster [-- journeys|backup|upgrade]');
  const previous = commit ?? previousCommit();
  if (!previous)
    return {
      skipped: 'the history of this clone does not have the commit before the newest migration',
    };
  const { backend, remove } = await step(`Building ${previous.slice(0, 12)}`, () =>
    buildVersion(previous),
  );
  return { backend, remove, run: rehearseUpgrade };
}

/** Runs a rehearsal on a started cluster. Returns the exit code. */
export async function rehearse(cluster, { run, backend: previous }) {
  const sandbox = `http://127.0.0.1:${cluster.portOf('sandbox', SUPPLIERS)}`;
  const sales = createSales({ url: cluster.url, sandbox });
  const books = createBooks({ port: cluster.portOf('postgres', 5432), sandbox });
  const problems = await run({ cluster, sales, books, previous });
  for (const problem of problems) say(problem);
  say(problems.length === 0 ? 'The books agree.' : `${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
}
