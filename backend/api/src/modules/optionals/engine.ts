import type { Engine } from '../checkout';
import type { OptionalProvider } from './ports';

/** What every part of this module works with; it knows no provider by name. */
export interface OptionalsEngine extends Pick<Engine, 'db' | 'clock' | 'log' | 'cipher'> {
  /** By id, in the order of registration. */
  providers: Map<string, OptionalProvider>;
}
/** @throws Error when the provider is not there any more */
export function providerOf(
  { providers }: Pick<OptionalsEngine, 'providers'>,
  id: string,
): OptionalProvider {
  const provider = providers.get(id);
  if (!provider) throw new Error(`The provider ${id} is not registered.`);
  return provider;
}
