import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';
import costs from '../costs.json';
import { writeReport } from './writeReport.mjs';

const { text, graphs } = writeReport(costs);

it('the committed plan and its graphs are those of the committed costs', () => {
  expect(readFileSync(inRepo('docs/capacity.md'), 'utf8')).toBe(text);
  for (const [name, svg] of Object.entries(graphs))
    expect(readFileSync(path.join(inRepo('docs/images/capacity'), name), 'utf8')).toBe(svg);
});

it('shows every graph in the text', () => {
  const shown = [...text.matchAll(/images\/capacity\/([\w.]+)\)/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual(Object.keys(graphs).sort());
});
