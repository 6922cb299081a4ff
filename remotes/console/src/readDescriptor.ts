import type { RemoteDescriptor } from '@tiquete/contracts';

type Json = Omit<RemoteDescriptor, 'menu' | 'routes'> & { menu: { role?: string }[]; routes: { role?: string }[] };

/** JSON knows only that a role is a text; the build and descriptor.test.ts hold it against the contract. */
export const readDescriptor = (json: Json): RemoteDescriptor => json as RemoteDescriptor;
