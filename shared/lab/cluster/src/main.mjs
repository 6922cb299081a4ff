// `npm run cluster [-- journeys]`: runs the services of docker-compose.yml as processes of this machine. With `journeys` it
// runs the browser tests on them and ends.
import '@tiquete/tooling/lib/requireNode';

const { runCluster } = await import('./runCluster.mjs');
process.exit(await runCluster(process.argv.slice(2)));
