import { remoteDescriptorSchema } from '@tiquete/contracts';
import type { RemoteDefinition } from '@tiquete/platform';
import { missingParts } from './missingParts';

export interface ExpectedDescriptor {
  /** Name of the remote's reducer in the store. */
  slice: string;
  isPersisted: boolean;
}

/** The suite that every remote's `remote.json` passes. */
export function describeRemote(
  remote: RemoteDefinition,
  json: unknown,
  { slice, isPersisted }: ExpectedDescriptor,
) {
  const descriptor = remoteDescriptorSchema.parse(json);

  it('has a remote.json that follows the contract and names no page or slot that is missing', () => {
    expect(descriptor).toEqual(json);
    expect(missingParts(remote, descriptor)).toEqual([]);
    const { routes: own, mailedLink } = descriptor;
    if (mailedLink) expect(own.map(({ path }) => path)).toContain(mailedLink.path);
  });
  it('names its slice in the store and whether it is persisted', () => {
    expect(descriptor.slice).toBe(slice);
    expect([descriptor.persist !== null, remote.persist !== undefined]).toEqual([
      isPersisted,
      isPersisted,
    ]);
  });
}
