/** Maximum number of calls in any span of `seconds`. */
export interface CallLimit {
  calls: number;
  seconds: number;
}
/**
 * Limits that a stand-in enforces, by the supplier's code. For DO they apply to each endpoint separately, as at the vendor.
 */
export type CallLimits = Partial<Record<'GDS' | 'HB' | 'DO', readonly CallLimit[]>>;

/** Counts calls. Returns the limit that a call exceeds, and does not count that call; undefined when the call is allowed. */
export function createCallCounter(
  limits: readonly CallLimit[],
  now: () => Date,
): () => CallLimit | undefined {
  const longest = Math.max(0, ...limits.map(({ seconds }) => seconds * 1000));
  let passed: number[] = [];
  return () => {
    const at = now().getTime();
    passed = passed.filter((time) => time > at - longest);
    const broken = limits.find(
      ({ calls, seconds }) => passed.filter((time) => time > at - seconds * 1000).length >= calls,
    );
    if (!broken && limits.length > 0) passed.push(at);
    return broken;
  };
}

/** Parses `GDS=1/0.1+10/1,HB=50/86400,DO=10/60`. @throws Error for an invalid text */
export function readCallLimits(text: string): CallLimits {
  const limits: CallLimits = {};
  for (const entry of text.split(',').filter((part) => part !== '')) {
    const [, supplier, list = ''] = /^(GDS|HB|DO)=([\d./+]+)$/.exec(entry) ?? [];
    if (supplier !== 'GDS' && supplier !== 'HB' && supplier !== 'DO')
      throw new Error(`SANDBOX_LIMITS: ${entry} is not such as GDS=1/0.1`);
    limits[supplier] = list.split('+').map((rule) => {
      const [calls = 0, seconds = 0] = rule.split('/').map(Number);
      if (!(calls > 0 && seconds > 0))
        throw new Error(`SANDBOX_LIMITS: ${rule} is not such as 10/60`);
      return { calls, seconds };
    });
  }
  return limits;
}
