import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { inRepo } from '../lib/paths.mjs';

/** Index after the brace that closes the one at `start`. */
function afterClosing(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw new Error(`A brace is not closed: ${text}`);
}

/**
 * Variables of a text, in Compose's forms `${NAME:-default}` and `${NAME:?message}`. A default may contain braces and variables, which
 * are not listed. Each has its position, `[from, to)`.
 */
export function variablesOf(text) {
  const found = [];
  for (let from = text.indexOf('$'); from >= 0; from = text.indexOf('$', found.at(-1).to)) {
    const isVariable = text[from + 1] === '{';
    const to = isVariable ? afterClosing(text, from + 1) : from + 2;
    const [, name, sign, rest = ''] =
      (isVariable && /^(\w+)(?::([-?])([^]*))?$/.exec(text.slice(from + 2, to - 1))) || [];
    found.push({ from, to, name, sign, rest });
  }
  return found;
}

/**
 * Replaces Compose's `${NAME:-default}` and `${NAME:?message}`, and `$$` by a dollar sign. @throws Error with the message when a
 * required variable is missing
 */
export function interpolate(text, env) {
  let result = '';
  let end = 0;
  for (const { from, to, name, sign, rest } of variablesOf(text)) {
    result += text.slice(end, from) + (name ? valueOf({ name, sign, rest }, env) : '$');
    end = to;
  }
  return result + text.slice(end);
}

function valueOf({ name, sign, rest }, env) {
  const value = env[name] ?? '';
  if (value !== '') return value;
  if (sign === '?') throw new Error(`${name} is not set: ${rest}`);
  return interpolate(rest, env);
}

function deep(value, env) {
  if (typeof value === 'string') return interpolate(value, env);
  if (Array.isArray(value)) return value.map((each) => deep(each, env));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each, env)]));
  return value;
}

const conditions = (dependsOn = {}) =>
  Array.isArray(dependsOn)
    ? dependsOn.map((name) => ({ name, condition: 'service_started' }))
    : Object.entries(dependsOn).map(([name, { condition }]) => ({ name, condition }));

/** Compose's short form, `name:/folder` or `name:/folder:ro`. */
const readVolume = (text) => {
  const [name, target, mode] = text.split(':');
  return { name, target, isReadOnly: mode === 'ro' };
};

/**
 * The services of docker-compose.yml in the order of the file, with the variables of `env` and the services of `profiles`.
 */
export function readCompose(
  env,
  { profiles = [], text = readFileSync(inRepo('docker-compose.yml'), 'utf8') } = {},
) {
  const { services } = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) });
  return Object.entries(services)
    .filter(
      ([, { profiles: own = [] }]) =>
        own.length === 0 || own.some((profile) => profiles.includes(profile)),
    )
    .map(([name, raw]) => {
      const {
        command = [],
        environment = {},
        ports = [],
        labels = {},
        healthcheck,
        restart = 'no',
        depends_on,
        volumes = [],
        stop_grace_period = '10s',
        mem_limit = null,
        logging = null,
        deploy: { replicas = 1 } = {},
      } = deep(raw, env);
      return {
        name,
        command,
        environment,
        labels,
        restart,
        replicas,
        kind: labels['tiquete.kind'],
        part: labels['tiquete.part'] ?? null,
        ports: ports
          .map((port) => String(port).split(':').slice(-2).map(Number))
          .map(([published, target]) => ({ published, target })),
        health: healthcheck?.test ?? null,
        after: conditions(depends_on),
        volumes: volumes.map(readVolume),
        stopSeconds: Number.parseInt(stop_grace_period, 10),
        memory: mem_limit,
        logging,
      };
    });
}
