import { remoteDescriptorSchema } from '@tiquete/contracts';
import type { RemoteDefinition } from '@tiquete/platform';
import { missingParts } from './missingParts';

export interface ExpectedDescriptor {
  /** Name of the remote's reducer in the store. */
  slice: string;
  isPersisted: boolean;
}

/** Tests that every remote runs on its `remote.json`. */
export function describeRemote(
  remote: RemoteDefinition,
  json: unknown,
  { slice, isPersisted }: ExpectedDescriptor,
) {
  const descriptor = remoteDescriptorSchema.parse(json);

  it('has a remote.json that follows the contract and names no missing page or slot', () => {
    expect(descriptor).toEqual(json);
    expect(missingParts(remote, descriptor)).toEqual([]);
    const { routes: own, mailedLink } = descriptor;
    if (mailedLink) expect(own.map(({ path }) => path)).toContain(mailedLink.path);
  });
  it('declares its slice and whether it is persisted', () => {
    expect(descriptor.slice).toBe(slice);
    expect([descriptor.persist !== null, remote.persist !== undefined]).toEqual([
      isPersisted,
      isPersisted,
    ]);
  });
}
