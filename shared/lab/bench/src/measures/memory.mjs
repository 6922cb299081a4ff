import { inFreshBrowser, openPage } from '../browser/openBrowser.mjs';
import { hop } from '../browser/switchTabs.mjs';
import { waitForMark } from '../browser/visit.mjs';

const WARM_UP = 20;
const STEPS = 10;
const NAMES = ['product', 'preload'];
const KB = 1024;

/** Memory of a page after a garbage collection. */
async function holding({ cdp }) {
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    heapKb: of('JSHeapUsedSize') / KB,
  };
}

async function switchTabs({ page }, times) {
  for (let turn = 0; turn < times; turn += 2) await hop(page);
}

/**
 * Growth over `switches` switches of tabs, after twenty warm-up switches, measured in ten steps. Steps show more than a
 * second run would.
 */
export async function memory({ browser, site, switches, say, cookies }) {
  const samples = Object.fromEntries(NAMES.map((name) => [name, []]));
  for (const name of NAMES) {
    const sample = await inFreshBrowser(browser, async (context) => {
      await context.addCookies(cookies(site.direct[name]));
      const opened = await openPage(context, { cpuRate: 1 });
      await opened.cdp.send('Performance.enable');
      await opened.page.goto(`${site.direct[name]}/`, { waitUntil: 'commit' });
      await waitForMark(opened.page, 'hotels/home:interactive');
      await switchTabs(opened, WARM_UP);
      const readings = [await holding(opened)];
      for (let step = 0; step < STEPS; step += 1) {
        await switchTabs(opened, switches / STEPS);
        readings.push(await holding(opened));
      }
      const [first, last] = [readings[0], readings.at(-1)];
      return {
        switches,
        nodes: last.nodes - first.nodes,
        listeners: last.listeners - first.listeners,
        heapPerSwitch: (last.heapKb - first.heapKb) / switches,
        readings,
      };
    });
    say(
      `  ${name}: ${sample.nodes} nodes, ${sample.listeners} listeners, ${sample.heapPerSwitch.toFixed(1)} KB a switch`,
    );
    samples[name].push(sample);
  }
  return { growth: samples };
}
