// `npm run capacity`: writes docs/capacity.md from the measured costs. `npm run capacity -- measure` measures them first.
import '@tiquete/tooling/lib/requireNode';

const { runCapacity } = await import('./runCapacity.mjs');
process.exit(await runCapacity(process.argv.slice(2)));
