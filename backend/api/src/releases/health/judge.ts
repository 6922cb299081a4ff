import type { Quartile } from './histogram';
import type { Queryable } from '../../db/database';

/** Figures of a release, from reports since it got its share. */
export interface Figures {
  /** Visits that requested the release. */
  tried: number;
  /** Visits in which the release could not be loaded, or crashed while rendering. */
  failed: number;
  /** Networks that reported a metric: `failed`, `lcp`, `inp`, `cls`. A missing metric counts as none. */
  networks: ReadonlyMap<string, number>;
  /** Milliseconds. */
  lcp: Quartile | null;
  inp: Quartile | null;
  /** Thousandths. */
  cls: Quartile | null;
}
/** `halt` ends the canary. `freeze` gives it to no further visitors until a person decides. */
export interface Verdict {
  kind: 'halt' | 'freeze';
  /** A sentence with the decisive figures. */
  reason: string;
}

/** Minimum figures for a verdict. */
const LEAST = { tried: 20, failed: 3, measured: 100 };
/** Chance alone exceeds this once in a thousand comparisons. */
const Z = 3.1;
/** A failure rate that is bad without any comparison. */
const HOPELESS = 0.2;
/** Reports with an invalid token in an hour that freeze a canary. Damaged messages are rarer. */
const FORGED_REPORTS = 20;
/** A quartile is worse when its low end exceeds the high end of the other by this factor and margin. */
const VITALS = [
  { name: 'lcp', what: 'largest paint', unit: ' ms', factor: 1.1, margin: 100 },
  { name: 'inp', what: 'answer to a touch', unit: ' ms', factor: 1.1, margin: 40 },
  { name: 'cls', what: 'shift of the layout', unit: ' thousandths', factor: 1, margin: 50 },
] as const;

/**
 * Compares a canary with the current release. A verdict to halt needs reports from `networks` different networks. Bad figures
 * from fewer networks, or many reports with an invalid token, freeze the canary. Returns null while it does no worse or has
 * too few visits.
 */
export function judge(
  tried: Figures,
  current: Figures,
  { forged, networks }: { forged: ForgedReports; networks: number },
): Verdict | null {
  const worse = [failsMore(tried, current, networks), ...slower(tried, current)].flatMap(
    (found) => found ?? [],
  );
  const proven = worse.find(({ from }) => from >= networks);
  if (proven) return { kind: 'halt', reason: proven.reason };
  if (forged.reports >= FORGED_REPORTS)
    return {
      kind: 'freeze',
      reason: `${forged.reports} reports with a false token came from ${forged.networks} networks`,
    };
  const [unproven] = worse;
  return unproven
    ? {
        kind: 'freeze',
        reason: `${unproven.reason}; this comes from ${unproven.from} networks, and a verdict needs ${networks}`,
      }
    : null;
}

interface Worse {
  reason: string;
  /** Networks behind the figures; the smaller number of the two releases. */
  from: number;
}
const share = ({ tried, failed }: Pick<Figures, 'tried' | 'failed'>) =>
  tried === 0 ? 0 : failed / tried;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const networksOf = ({ networks }: Figures, metric: string) => networks.get(metric) ?? 0;

function failsMore(tried: Figures, current: Figures, networks: number): Worse | null {
  if (tried.tried < LEAST.tried || tried.failed < LEAST.failed) return null;
  // Failures of few networks count once per network, so that a single network cannot make the current release look bad.
  const currentFrom = networksOf(current, 'failed');
  const known = { ...current, failed: currentFrom < networks ? currentFrom : current.failed };
  const isBad = known.tried < LEAST.tried ? share(tried) > HOPELESS : deviation(tried, known) > Z;
  if (!isBad) return null;
  const reason = `it failed in ${tried.failed} of ${tried.tried} visits (${percent(share(tried))}), what is current in ${known.failed} of ${known.tried} (${percent(share(known))})`;
  return { reason, from: networksOf(tried, 'failed') };
}

/** Difference of two shares, in standard deviations under the assumption that both are equal. */
function deviation(
  one: Pick<Figures, 'tried' | 'failed'>,
  other: Pick<Figures, 'tried' | 'failed'>,
): number {
  const common = (one.failed + other.failed) / (one.tried + other.tried);
  const spread = Math.sqrt(common * (1 - common) * (1 / one.tried + 1 / other.tried));
  return spread === 0 ? 0 : (share(one) - share(other)) / spread;
}

const slower = (tried: Figures, current: Figures): (Worse | null)[] =>
  VITALS.map(({ name, what, unit, factor, margin }) => {
    const [here, there] = [tried[name], current[name]];
    if (!here || !there || here.of < LEAST.measured || there.of < LEAST.measured) return null;
    if (here.low <= there.high * factor + margin) return null;
    const reason = `its ${what} is ${here.value}${unit} at the 75th percentile of ${here.of} visits, that of what is current ${there.value}${unit} of ${there.of}`;
    return { reason, from: Math.min(networksOf(tried, name), networksOf(current, name)) };
  });

const READ = `
  select coalesce(sum(count), 0)::bigint as reports, count(distinct address) as networks from release_forged_reports
  where release = any($1::text[]) and hour >= date_trunc('hour', $2::timestamptz)`;

interface ForgedReports {
  reports: number;
  networks: number;
}

/** Reports with an invalid token that name one of these releases, since the hour of `since`. */
export async function readForged(
  db: Queryable,
  { releases, since }: { releases: readonly string[]; since: Date },
): Promise<ForgedReports> {
  const [row] = await db.query<{ reports: number; networks: number }>(READ, [releases, since]);
  return row ?? { reports: 0, networks: 0 };
}
