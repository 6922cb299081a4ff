import { type Behaviour, json, silence, stall, htmlAnswer } from '../../lib/testing/scriptedServer';

/** Faults of a vendor, each with the expected kind of error. */
export const FAULTS: readonly [string, Behaviour, string][] = [
  ['sends HTML', htmlAnswer('<!doctype html><p>Mantenimiento'), 'malformed'],
  ['sends JSON of something else', json({ ok: true }), 'malformed'],
  ['fails with 500', json({ error: {} }, 500), 'unavailable'],
  ['fails with 503 and no words', htmlAnswer('', 503), 'unavailable'],
  ['refuses our key with 401', json({ error: 'no' }, 401), 'rejected'],
  ['has had enough of us with 429', json({ error: 'no' }, 429), 'quota'],
  ['hangs up', (response) => response.destroy(), 'unavailable'],
];
/**
 * Expected outcome of a call with an effect after a fault. A rejected key and an exceeded rate limit have certainly had
 * none.
 */
export const afterFault = (kind: string) =>
  kind === 'rejected' || kind === 'quota' ? { kind: 'no', reason: 'refused' } : { kind: 'unknown' };
export const TIMEOUTS: readonly [string, Behaviour][] = [
  ['is silent', silence],
  ['stops in the middle', stall],
];
