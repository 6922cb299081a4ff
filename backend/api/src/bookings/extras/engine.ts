import type { Engine } from '../engine';
import type { OptionalProvider } from './ports';

/** Dependencies of every part of this module. */
export interface OptionalsEngine extends Pick<Engine, 'db' | 'clock' | 'log' | 'cipher'> {
  /** Providers by id, in the order of registration. */
  providers: Map<string, OptionalProvider>;
}
/** Returns the provider of an extra. @throws Error when it is no longer registered */
export function providerOf(
  { providers }: Pick<OptionalsEngine, 'providers'>,
  id: string,
): OptionalProvider {
  const provider = providers.get(id);
  if (!provider) throw new Error(`The provider ${id} is not registered.`);
  return provider;
}
