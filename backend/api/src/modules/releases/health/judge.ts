import type { Quartile } from './histogram';

/** How a release does, as visits told since it got its share. */
export interface Figures {
  /** Visits that asked for it. */
  tried: number;
  /** Visits in which it could not be loaded, or crashed while it was drawn. */
  failed: number;
  /** From how many networks those came: one of them alone decides nothing. */
  failedFrom: number;
  /** Milliseconds. */
  lcp: Quartile | null;
  inp: Quartile | null;
  /** Thousandths. */
  cls: Quartile | null;
}

/** Below these nothing is decided. */
const LEAST = { tried: 20, failed: 3, networks: 3, measured: 100 };
/** One in a thousand: how often chance alone may look as bad, at each look. */
const Z = 3.1;
/** What fails so often is bad, whatever it is compared with. */
const HOPELESS = 0.2;
/** A quartile is worse when even its low end is beyond the high end of the other by this factor and this much. */
const VITALS = [
  { name: 'lcp', what: 'largest paint', unit: ' ms', factor: 1.1, margin: 100 },
  { name: 'inp', what: 'answer to a touch', unit: ' ms', factor: 1.1, margin: 40 },
  { name: 'cls', what: 'shift of the layout', unit: ' thousandths', factor: 1, margin: 50 },
] as const;

/** Why what is tried has to end, in a sentence with the figures that decide it; null while it holds its own, or too few were there. */
export function whyHalted(tried: Figures, current: Figures): string | null {
  return failsMore(tried, current) ?? isSlower(tried, current);
}

const share = ({ tried, failed }: Figures) => (tried === 0 ? 0 : failed / tried);
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

function failsMore(tried: Figures, current: Figures): string | null {
  if (tried.tried < LEAST.tried || tried.failed < LEAST.failed) return null;
  if (tried.failedFrom < LEAST.networks) return null;
  const isBad =
    current.tried < LEAST.tried ? share(tried) > HOPELESS : deviation(tried, current) > Z;
  return isBad
    ? `it failed in ${tried.failed} of ${tried.tried} visits (${percent(share(tried))}), what is current in ${current.failed} of ${current.tried} (${percent(share(current))})`
    : null;
}

/** Difference of two shares in standard deviations of what chance would make of the same share. */
function deviation(one: Figures, other: Figures): number {
  const common = (one.failed + other.failed) / (one.tried + other.tried);
  const spread = Math.sqrt(common * (1 - common) * (1 / one.tried + 1 / other.tried));
  return spread === 0 ? 0 : (share(one) - share(other)) / spread;
}

function isSlower(tried: Figures, current: Figures): string | null {
  for (const { name, what, unit, factor, margin } of VITALS) {
    const [here, there] = [tried[name], current[name]];
    if (!here || !there || here.of < LEAST.measured || there.of < LEAST.measured) continue;
    if (here.low > there.high * factor + margin)
      return `its ${what} is ${here.value}${unit} at the 75th percentile of ${here.of} visits, that of what is current ${there.value}${unit} of ${there.of}`;
  }
  return null;
}
