import { type Behaviour, flood, json, htmlAnswer } from '../../lib/testing/scriptedServer';

/** Faults of a vendor during a search, each with the expected kind of error. */
export const searchFaults = (healthy: unknown): [string, Behaviour, string][] => [
  ['sends HTML', htmlAnswer('<!doctype html><p>Mantenimiento'), 'malformed'],
  [
    'sends half a JSON',
    (response) => response.end(JSON.stringify(healthy).slice(0, -20)),
    'malformed',
  ],
  ['sends JSON of something else', json({ ok: true }), 'malformed'],
  ['never stops sending', flood, 'malformed'],
  ['fails with 500', json({ error: {} }, 500), 'unavailable'],
  ['refuses our key with 401', json({ error: {} }, 401), 'rejected'],
  ['has had enough of us with 429', json({ error: {} }, 429), 'quota'],
];
