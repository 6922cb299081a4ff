import type { ReleaseManifest, ShellManifest } from '@tiquete/contracts';

/** The releases that pages of one or several brands consist of, as far as they must fit together. */
export interface ReleaseCombination {
  /** Brands that have it, as text for an operator. */
  brands: string;
  /** Null before the first shell was released. */
  shell: ShellManifest | null;
  remotes: readonly ReleaseManifest[];
}

/** Something in a combination that does not fit, for an operator or another program. */
export interface Misfit {
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
  /** Requirement, weight or claim of the release. */
  wants: string;
  /** Existing value, its owner, or the limit. */
  found: string;
  /** Way to correct it. */
  mend: string;
}

/** One line for people. */
export const misfitLine = ({ release, wants, found, brands, mend }: Misfit): string =>
  `${release} ${wants}; ${found} (${brands}). ${mend}`;

/** Identity of a misfit. One that existed before a change is not counted against it. */
export const misfitKey = ({ rule, part, release, wants }: Misfit): string =>
  [rule, part, release, wants].join('\n');
