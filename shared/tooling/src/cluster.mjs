// `npm run cluster [-- journeys]`: runs the services of docker-compose.yml as processes of this machine. With `journeys` it
// runs the browser tests on them and ends.
import './lib/requireNode.mjs';

const { runCluster } = await import('./cluster/runCluster.mjs');
process.exit(await runCluster(process.argv.slice(2)));
