import { createElement, type ComponentType } from 'react';
import { lazyPart } from '@tiquete/ui';
import type { Comparison } from './useComparison';

type Choice = Pick<Comparison<unknown>, 'chosen' | 'clear'>;
/** A product's bar and table, whose code comes with the first choice; when it cannot come, that is announced and the choice is taken back. */
export function lazyComparison<Props extends { comparison: Choice }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const part = lazyPart(load);
  return function LazyComparison(props: Props) {
    const { chosen, clear } = props.comparison;
    const Loaded = part.usePart(chosen.length > 0, clear);
    return Loaded ? createElement(Loaded, props) : null;
  };
}
