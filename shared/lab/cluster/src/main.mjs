// `npm run cluster [-- MODE]`: runs the services of docker-compose.yml as processes of this machine. Three modes try something on
// them and end: `journeys` runs the browser tests, `backup` restores the database to a point in time, and `upgrade [COMMIT]` rolls from
// the previous version to this one and back, each under sales.
import '@tiquete/tooling/lib/requireNode';

const { runCluster } = await import('./runCluster.mjs');
process.exit(await runCluster(process.argv.slice(2)));
