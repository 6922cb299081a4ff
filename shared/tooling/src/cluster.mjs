// `npm run cluster [-- journeys]`: the services of docker-compose.yml as processes of this machine; with `journeys`, runs them on it and ends.
import './lib/requireNode.mjs';

const { runCluster } = await import('./cluster/runCluster.mjs');
process.exit(await runCluster(process.argv.slice(2)));
