import { readAudit } from './readAudit.mjs';

const advisory = (id, severity) => ({
  github_advisory_id: id,
  severity,
  module_name: 'left-pad',
  title: 'Pads too much',
});
const said = (...advisories) => ({
  out: JSON.stringify({
    advisories: Object.fromEntries(advisories.map((one, place) => [place, one])),
  }),
  err: '',
});

it('rejects high and critical advisories, and counts the others', () => {
  expect(
    readAudit(
      said(advisory('GHSA-1', 'moderate'), advisory('GHSA-2', 'critical')),
      {},
      '2026-11-21',
    ),
  ).toEqual({
    state: 'answered',
    total: 2,
    refused: ['GHSA-2 critical left-pad: Pads too much'],
    accepted: [],
  });
});

it('allows an accepted advisory until its day', () => {
  const accepted = { 'GHSA-2': { until: '2026-12-01', why: 'never called with a caller’s text' } };
  expect(readAudit(said(advisory('GHSA-2', 'high')), accepted, '2026-12-01').refused).toEqual([]);
  expect(readAudit(said(advisory('GHSA-2', 'high')), accepted, '2026-12-02').refused).toHaveLength(
    1,
  );
});

it('distinguishes a missing answer from one without advisories', () => {
  expect(
    readAudit(
      { out: '', err: 'ERR_PNPM_AUDIT_BAD_RESPONSE\n responded with 405:' },
      {},
      '2026-11-21',
    ),
  ).toEqual({ state: 'unanswered', why: 'ERR_PNPM_AUDIT_BAD_RESPONSE responded with 405:' });
  expect(readAudit({ out: '{}', err: '' }, {}, '2026-11-21').state).toBe('unanswered');
  expect(readAudit(said(), {}, '2026-11-21')).toMatchObject({ state: 'answered', total: 0 });
});
