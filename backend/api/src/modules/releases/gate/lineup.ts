import type { ReleaseManifest, ShellManifest } from '@tiquete/contracts';

/** Everything that pages of one or several brands are made of, as far as its parts must fit each other. */
export interface Lineup {
  /** Which brands have it, in words for an operator. */
  brands: string;
  /** Null before any shell was released. */
  shell: ShellManifest | null;
  remotes: readonly ReleaseManifest[];
}

/** Something in a lineup that does not fit, for an operator or another program. */
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
  /** Which brands it would concern. */
  brands: string;
  /** What the release asks for, weighs or claims. */
  wants: string;
  /** What there is, who has it, or the limit. */
  found: string;
  /** What can be done. */
  mend: string;
}

/** One line for people. */
export const misfitLine = ({ release, wants, found, brands, mend }: Misfit): string =>
  `${release} ${wants}; ${found} (${brands}). ${mend}`;

/** What stays the same when a misfit was there before: it is not held against who changes something else. */
export const misfitKey = ({ rule, part, release, wants }: Misfit): string =>
  [rule, part, release, wants].join('\n');
