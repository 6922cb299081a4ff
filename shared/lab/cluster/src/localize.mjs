/**
 * Converts a composition, where each service has a name and a network of its own, to one machine, where each has a port.
 * `portOf(service, port)` returns the port on this machine; `services` are those of `readCompose`.
 */
export function localizer(services, portOf) {
  const names = services.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const byName = new RegExp(`(?<![\\w.-])(${names.join('|')}):(\\d+)`, 'g');
  const published = new Map(
    services.flatMap(({ name, ports }) =>
      ports.map(({ published: outside, target }) => [outside, [name, target]]),
    ),
  );

  /**
   * Replaces addresses in a text of `service`: other services' names, its own loopback address, and published ports on
   * localhost.
   */
  const text = (service, value) =>
    value
      .replace(byName, (_, name, port) => `127.0.0.1:${portOf(name, Number(port))}`)
      .replace(/(localhost):(\d+)/g, (whole, host, port) => {
        const found = published.get(Number(port));
        return found ? `${host}:${portOf(...found)}` : whole;
      })
      .replace(/(?<=\/\/127\.0\.0\.1:)(\d+)(?=\/[a-z])/g, (port) =>
        service.own.has(Number(port)) ? String(portOf(service.name, Number(port))) : port,
      );

  const variable = (service, [key, value]) => {
    if (/(^|_)PORT$/.test(key) && /^\d+$/.test(value))
      return [key, String(portOf(service.name, Number(value)))];
    if (/(^|_)HOST$/.test(key) && value === '0.0.0.0') return [key, '127.0.0.1'];
    return [key, text(service, String(value))];
  };
  return {
    text,
    environment: (service) =>
      Object.fromEntries(
        Object.entries(service.environment).map((entry) => variable(service, entry)),
      ),
  };
}

/**
 * Ports on which a service listens inside its own network: those that it publishes, gets by a variable, or that other
 * services call.
 */
export function ownPorts(service, services) {
  const configured = Object.entries(service.environment)
    .filter(([key, value]) => /(^|_)PORT$/.test(key) && /^\d+$/.test(value))
    .map(([, value]) => Number(value));
  const called = services.flatMap(({ environment }) =>
    Object.values(environment).flatMap((value) =>
      [...String(value).matchAll(new RegExp(`(?<![\\w.-])${service.name}:(\\d+)`, 'g'))].map(
        ([, port]) => Number(port),
      ),
    ),
  );
  const nginx = { static: [8080], gateway: [8080, 8081] }[service.kind] ?? [];
  return new Set([
    ...service.ports.map(({ target }) => target),
    ...configured,
    ...called,
    ...nginx,
  ]);
}
