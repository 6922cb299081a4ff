// `npm run audit`: requests the known vulnerabilities of the shipped packages from the registry. Fails for high and critical
// ones without a dated acceptance.
import './lib/requireNode.mjs';

const { audit } = await import('./supply/audit.mjs');
process.exit(await audit());
