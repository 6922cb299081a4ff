/** What a page takes of a remote: everything else is the shell's, its styles too. */
const isScript = (file) => file.endsWith('.js');
/** Of `mf-manifest.json` and Vite's own lists, which are read at publishing and never by a page. */
const isList = (file) => file.endsWith('.json');

/**
 * For Vite 8 with @module-federation/vite. A page checks modules by its import map, which lists every file of a release with its
 * hash: chunks must be asked for by addresses beside the entry, each once and by the module loader alone.
 * @returns {import('vite').Plugin}
 */
export const scriptGate = () => ({
  name: 'tiquete:script-gate',
  apply: 'build',
  config: () => ({
    base: './',
    build: {
      target: 'es2022',
      // Links that Vite adds carry no hash, and the page's Integrity-Policy refuses them.
      modulePreload: false,
      manifest: false,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].[hash].js',
          // In the folder that is Vite's own way; a page's chunk is found by its name, which is that of the page's module.
          chunkFileNames: 'assets/c.[name].[hash].js',
        },
      },
    },
  }),
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle))
      if (!isScript(file) && !isList(file))
        this.error(`${file}: a remote is scripts alone; styles come by css of @tiquete/ui`);
  },
});
