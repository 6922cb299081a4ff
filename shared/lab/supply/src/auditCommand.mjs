// `npm run audit`: requests the known vulnerabilities of the shipped packages from the registry. Fails for high and critical
// ones without a dated acceptance.
import '@tiquete/tooling/lib/requireNode';

const { audit } = await import('./audit.mjs');
process.exit(await audit());
