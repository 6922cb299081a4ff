import type { Engine } from '../engine';
import type { ExtraProvider } from './ports';

/** Dependencies of all parts of the extras. */
export interface ExtrasEngine extends Pick<Engine, 'db' | 'clock' | 'log' | 'cipher'> {
  /** Providers by id, in the order of registration. */
  providers: Map<string, ExtraProvider>;
}
/** Returns the provider of an extra. @throws Error when it is no longer registered */
export function providerOf(
  { providers }: Pick<ExtrasEngine, 'providers'>,
  id: string,
): ExtraProvider {
  const provider = providers.get(id);
  if (!provider) throw new Error(`The provider ${id} is not registered.`);
  return provider;
}
