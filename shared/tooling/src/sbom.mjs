// `npm run sbom`: what ships, with its licences, as CycloneDX in dist/sbom.json; refuses a licence that nobody allowed.
import './lib/requireNode.mjs';

const { writeSbom } = await import('./supply/writeSbom.mjs');
process.exit(await writeSbom());
