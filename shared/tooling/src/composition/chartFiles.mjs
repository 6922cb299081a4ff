import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '../lib/paths.mjs';
import { readCompose } from './readCompose.mjs';

const CHART = inRepo('backend/deploy/helm');
const GATEWAY = inRepo('shared/tooling/docker/gateway.conf');
/** Settings that the templates give to pods. */
const FIXED = [
  'NODE_ENV',
  'ROLE',
  'HOST',
  'PORT',
  'METRICS_HOST',
  'METRICS_PORT',
  'DATA_DIR',
  'DIST_DIR',
  'EXCHANGE_FILE',
];
/** Settings of jobs only, which no replica gets. */
const OF_JOBS = [
  'DATABASE_ADMIN_URL',
  'DATABASE_MIGRATION_URL',
  'RELEASE_KEY',
  'RELEASE_PUBLISHERS',
];
const VALUES = [
  'image',
  'settings',
  'secretName',
  'secrets',
  'exchange',
  'database',
  'releases',
  'api',
  'worker',
  'gateway',
  'edge',
  'network',
  'nodeSelector',
  'tolerations',
  'global',
];

/** Names of the settings that values of the chart may give: those of Compose, without the fixed ones. */
function settingNames() {
  const services = readCompose({ BOOKING_KEYS: 'x' });
  const names = services.flatMap(({ environment, kind }) =>
    ['api', 'database', 'release'].includes(kind) ? Object.keys(environment) : [],
  );
  return [...new Set(names)].filter((name) => !FIXED.includes(name)).sort();
}

const byName = (names, schema) => Object.fromEntries(names.map((name) => [name, schema]));

/** JSON schema with which Helm rejects an unknown value or setting. */
function valuesSchema() {
  const names = settingNames();
  const source = {
    type: ['object', 'null'],
    additionalProperties: false,
    properties: { name: { type: 'string' }, key: { type: 'string' } },
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...byName(VALUES, {}),
      settings: {
        type: 'object',
        additionalProperties: false,
        required: ['RELEASE_FILES'],
        properties: {
          ...byName(
            names.filter((name) => !OF_JOBS.includes(name)),
            { type: ['string', 'number'] },
          ),
          RELEASE_FILES: { type: 'string', pattern: '^s3://' },
        },
      },
      secrets: {
        type: 'object',
        additionalProperties: false,
        required: ['DATABASE_URL', 'DATABASE_MIGRATION_URL', 'BOOKING_KEYS'],
        properties: byName(names, source),
      },
    },
  };
}

/**
 * The gateway's file without static hosts: the api serves the files of releases from their bucket. `api:3000` stands for the
 * service of the replicas, whose address never changes. It is listed twice because a second try reaches another replica.
 */
const gatewayOf = (text) =>
  text
    .replace(
      /^# The only entrance.*$/m,
      '# The only entrance. Files of releases come from the api.',
    )
    .replace(/^ *# remotes\n[^]*?^ *# end of remotes\n/gm, '')
    .replace(/^ *upstream shell .*\n/m, '')
    .replace(/^ *location \/assets\/shell\/ .*\n/m, '')
    .replace(
      /^ *# A replica that cannot be reached.*\n/m,
      '    # The service of the replicas. Only requests that are safe to repeat are tried again, on another replica.\n',
    )
    .replace(/^ *# Docker's own name server.*\n *resolver .*\n/m, '')
    .replace(/^ *zone api .*\n/m, '')
    .replace(
      /^( *)server api:3000 resolve .*;/m,
      '$1server api:3000 max_fails=0;\n$1server api:3000 max_fails=0;',
    );

/** Content of the chart's generated files by path: parts to release, the gateway's file and the schema of values. */
export function chartFiles(ids) {
  return new Map([
    [
      path.join(CHART, 'files/parts.yaml'),
      `# Parts in the order of their releases.\nparts:\n${['shell', ...ids].map((id) => `  - ${id}\n`).join('')}`,
    ],
    [path.join(CHART, 'files/gateway.conf'), gatewayOf(readFileSync(GATEWAY, 'utf8'))],
    [path.join(CHART, 'values.schema.json'), `${JSON.stringify(valuesSchema(), null, 1)}\n`],
  ]);
}

/** Writes the generated files of the chart. */
export function writeChartFiles(ids) {
  for (const [file, text] of chartFiles(ids)) writeFileSync(file, text);
}
