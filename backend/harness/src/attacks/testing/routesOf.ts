import type { FastifyInstance } from 'fastify';

export interface Route {
  method: string;
  /** Path with `:name` for its parameters. */
  path: string;
}
const LINE = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/;
const STEP = 4;

/** All routes of the app, read from the app itself, so that new routes are attacked too. */
export function routesOf(app: FastifyInstance): Route[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods] = LINE.exec(line) ?? [];
      if (segment === '') return [];
      const depth = indent.length / STEP;
      const path = `${depth === 0 ? '' : parents[depth - 1]}${segment}`;
      parents[depth] = path;
      return (methods ?? '')
        .split(', ')
        .filter(Boolean)
        .map((method) => ({ method, path: path.startsWith('/') ? path : `/${path}` }));
    });
}

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
export const isChanging = ({ method }: Route): boolean => !SAFE.includes(method);
export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
/** Address of a route with a value for every parameter. */
export const fill = (path: string, value: (name: string) => string): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => value(name));
