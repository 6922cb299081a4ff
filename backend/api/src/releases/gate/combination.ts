import type { ReleaseManifest, ShellManifest } from '@tiquete/contracts';

/** The releases that pages of one or several brands consist of, as far as they must fit together. */
export interface ReleaseCombination {
  /** Brands that have the combination, as text for an operator. */
  brands: string;
  /** Null before the first shell was released. */
  shell: ShellManifest | null;
  remotes: readonly ReleaseManifest[];
}

/** Reason why a release does not work with the others of a combination, for an operator or another program. */
export interface Incompatibility {
  rule:
    | 'contract'
    | 'shared'
    | 'slice'
    | 'route'
    | 'tab'
    | 'schema'
    | 'entry'
    | 'first-page'
    | 'weight';
  part: string;
  release: string;
  /** Affected brands. */
  brands: string;
  /** Value that the release requires, has or claims, such as a range of versions, a size or a route. */
  wants: string;
  /** The existing value, the part that already has it, or the limit. */
  found: string;
  /** Way to correct it. */
  mend: string;
}

/** Text of an incompatibility for people, in one line. */
export const incompatibilityLine = ({
  release,
  wants,
  found,
  brands,
  mend,
}: Incompatibility): string => `${release} ${wants}; ${found} (${brands}). ${mend}`;

/** Identity of an incompatibility. One that existed before a change is not counted against it. */
export const incompatibilityKey = ({ rule, part, release, wants }: Incompatibility): string =>
  [rule, part, release, wants].join('\n');
