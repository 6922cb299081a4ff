// `npm run sbom`: writes the shipped packages with their licences as CycloneDX to dist/sbom.json. Rejects licences that are
// not allowed.
import '@tiquete/tooling/lib/requireNode';

const { writeSbom } = await import('./writeSbom.mjs');
process.exit(await writeSbom());
