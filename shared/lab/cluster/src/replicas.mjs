/** Names of a service's replicas: `api-1` and `api-2`, or the service's own name if it has only one. */
const replicasOf = ({ name, replicas }) =>
  replicas > 1 ? Array.from({ length: replicas }, (_, index) => `${name}-${index + 1}`) : [name];

/** The services of `readCompose`, with one for each replica. A service that starts after another one waits for all its replicas. */
export function eachReplica(services) {
  const named = new Map(services.map((service) => [service.name, replicasOf(service)]));
  return services.flatMap((service) =>
    replicasOf(service).map((name) => ({
      ...service,
      name,
      after: service.after.flatMap(({ name: other, condition }) =>
        (named.get(other) ?? [other]).map((each) => ({ name: each, condition })),
      ),
    })),
  );
}

/**
 * Replaces the names that nginx resolves again and again (`server api:3000 resolve;`) by one line for each replica, because
 * replicas of this machine have no common name and keep their ports. `services` are those of `readCompose`.
 */
export function withReplicas(config, services) {
  return config
    .replace(/^ *resolver .*\n/m, '')
    .replace(/server ([\w-]+)(:\d+) resolve(.*?;)/g, (_, name, port, rest) => {
      const service = services.find((each) => each.name === name);
      return replicasOf(service ?? { name, replicas: 1 })
        .map((replica) => `server ${replica}${port}${rest}`)
        .join(' ');
    });
}
