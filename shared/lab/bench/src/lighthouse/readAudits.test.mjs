import { readAudits } from './readAudits.mjs';

const aResult = (over = {}) => ({
  categories: {
    performance: {
      score: 0.97,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'unused-javascript', weight: 0 },
      ],
    },
    accessibility: {
      score: 1,
      auditRefs: [
        { id: 'label', weight: 7 },
        { id: 'video-caption', weight: 10 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [] },
    seo: {
      score: 0.6,
      auditRefs: [
        { id: 'is-crawlable', weight: 4 },
        { id: 'gone', weight: 1 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': { score: 0.9, numericValue: 2100 },
    'unused-javascript': { score: 0 },
    label: { score: 1 },
    'video-caption': { score: null },
    'is-crawlable': { score: 0 },
  },
  ...over,
});

it('reads scores and metrics, and has no number for a missing one', () => {
  expect(readAudits(aResult())).toMatchObject({
    performance: 0.97,
    accessibility: 1,
    bestPractices: 1,
    seo: 0.6,
    lcp: 2100,
    tbt: NaN,
  });
});

it('names only the audits that lower a score', () => {
  expect(readAudits(aResult()).failed).toEqual([
    'performance: largest-contentful-paint',
    'seo: is-crawlable',
  ]);
});

it('rejects a page that Lighthouse could not measure', () => {
  expect(() =>
    readAudits(
      aResult({ runtimeError: { code: 'NO_FCP', message: 'The page did not paint any content.' } }),
    ),
  ).toThrow('did not paint');
});
