import { remoteDescriptorSchema, type RemoteDescriptor } from '@tiquete/contracts';
import type { RemoteDefinition } from '@tiquete/platform';
import { missingParts } from './missingParts';

export interface ExpectedDescriptor {
  /** Every route in order: path, page, whether search engines may list it, whether it asks for a session. */
  routes: readonly (readonly [path: string, page: string, index: boolean, session?: boolean])[];
  /** The fields of the tab that the specification names; left out: the remote has no tab. */
  tab?: Partial<RemoteDescriptor['tab']>;
  /** The same of each menu entry, in order. */
  menu?: readonly Partial<RemoteDescriptor['menu'][number]>[];
  /** Name under which the remote's reducer stands in the store. */
  slice: string;
  isPersisted: boolean;
}

/** The suite that every remote's `remote.json` passes. */
export function describeRemote(
  remote: RemoteDefinition,
  json: unknown,
  { routes, tab, menu = [], slice, isPersisted }: ExpectedDescriptor,
) {
  const descriptor = remoteDescriptorSchema.parse(json);

  it('has a remote.json that follows the contract and names no page or slot that is missing', () => {
    expect(descriptor).toEqual(json);
    expect(missingParts(remote, descriptor)).toEqual([]);
    const { routes: own, mailedLink } = descriptor;
    if (mailedLink) expect(own.map(({ path }) => path)).toContain(mailedLink.path);
  });
  it('has the routes, the tab and the menu of the specification', () => {
    expect(
      descriptor.routes.map(({ path, page, index, session }) => [path, page, index, session]),
    ).toEqual(routes.map(([path, page, index, session]) => [path, page, index, session]));
    if (tab) expect(descriptor.tab).toMatchObject(tab);
    else expect(descriptor.tab).toBeUndefined();
    expect(descriptor.menu).toMatchObject(menu);
  });
  it('names its slice in the store and what of it is persisted', () => {
    expect(descriptor.slice).toBe(slice);
    expect([descriptor.persist !== null, remote.persist !== undefined]).toEqual([
      isPersisted,
      isPersisted,
    ]);
  });
}
