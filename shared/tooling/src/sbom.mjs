// `npm run sbom`: writes the shipped packages with their licences as CycloneDX to dist/sbom.json. Rejects licences that are
// not allowed.
import './lib/requireNode.mjs';

const { writeSbom } = await import('./supply/writeSbom.mjs');
process.exit(await writeSbom());
