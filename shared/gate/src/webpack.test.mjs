import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { ScriptGate } from './webpack.cjs';

const OWN = 'script = "made by the bundler";';

/** Returns the plugin's version of a bundler's code that creates a script. */
function gated(made) {
  const taps = [];
  const hooks = { createScript: { tap: (_, change) => taps.push(change) } };
  new ScriptGate().apply({
    webpack: { RuntimePlugin: { getCompilationHooks: () => hooks } },
    hooks: { thisCompilation: { tap: (_, begin) => begin({}) } },
  });
  return taps[0](made);
}
const run = (code, page) =>
  runInNewContext(
    `let script; const url = '/c.js', key = 7, dataWebpackPrefix = 'hotels:'; ${code}; script`,
    page,
  );

it("calls the page's gate with the address and the key of the chunk", () => {
  const asked = (made) => run(gated(made), { __gate: (...words) => words });
  expect(asked(OWN)).toEqual(['/c.js', 7]);
  expect(asked(`/* dataWebpackPrefix */ ${OWN}`)).toEqual(['/c.js', 'hotels:7']);
});

it("runs the bundler's own code where a page has no gate", () => {
  expect(run(gated(OWN), {})).toBe('made by the bundler');
});

it('changes only the code in the value that Rspack passes', () => {
  const chunk = {};
  const { code, ...rest } = gated({ code: OWN, chunk });
  expect(rest).toEqual({ chunk });
  expect(run(code, { __gate: () => 'made by the gate' })).toBe('made by the gate');
});

it("finds webpack's hook among its public exports", () => {
  expect(() =>
    new ScriptGate().apply({ webpack, hooks: { thisCompilation: { tap: () => {} } } }),
  ).not.toThrow();
});
