import { PLATFORM_CONTRACT, type RemoteDefinition } from '@tiquete/platform';
import { isObject } from '../isObject';
import { satisfiesContract } from '@tiquete/contracts/contract-range';

const isDefinition = (value: unknown): value is RemoteDefinition =>
  isObject(value) &&
  isObject(value.descriptor) &&
  typeof value.descriptor.id === 'string' &&
  typeof value.descriptor.contract === 'string' &&
  typeof value.descriptor.slice === 'string' &&
  isObject(value.pages) &&
  typeof value.reducer === 'function' &&
  isObject(value.messages);

/**
 * Checks the exposed module of a remote: a module that failed while running can come back empty. @throws Error when it is
 * not this remote's definition, or was written for another contract.
 */
export function definitionOf(exposed: unknown, id: string): RemoteDefinition {
  const definition = isObject(exposed) ? (exposed.remote ?? exposed.default) : undefined;
  if (!isDefinition(definition)) throw new Error('The exposed module is not a remote');
  const { descriptor } = definition;
  if (descriptor.id !== id) throw new Error(`The exposed module is the remote ${descriptor.id}`);
  if (!satisfiesContract(descriptor.contract, PLATFORM_CONTRACT))
    throw incompatible(descriptor.contract);
  return definition;
}
export function incompatible(range: string): Error {
  return new Error(`Written for contract ${range}, this shell has ${PLATFORM_CONTRACT}`);
}
