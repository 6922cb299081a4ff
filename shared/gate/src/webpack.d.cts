import type { Compiler } from 'webpack';

/** Plugin for webpack and Rspack: scripts that a build asks for at run time go through the page's script gate. */
export declare class ScriptGate {
  apply(compiler: Pick<Compiler, 'hooks'>): void;
}
