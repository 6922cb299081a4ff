/** True for scripts. A page loads no other files of a remote: all others, such as styles, belong to the shell. */
const isScript = (file) => file.endsWith('.js');
/** True for `mf-manifest.json` and Vite's own lists, which are read when the release is published and never by a page. */
const isList = (file) => file.endsWith('.json');

/**
 * Plugin for Vite 8 with @module-federation/vite. A page checks modules by its import map, which lists every file of a
 * release with its hash. So chunks must be requested by addresses next to the entry, each once and only by the module
 * loader.
 * @returns {import('vite').Plugin}
 */
export const scriptGate = () => ({
  name: 'tiquete:script-gate',
  apply: 'build',
  config: () => ({
    base: './',
    build: {
      target: 'es2022',
      // Links that Vite adds have no hash, so the page's Integrity-Policy rejects them.
      modulePreload: false,
      manifest: false,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].[hash].js',
          // Vite's own folder for chunks. A page's chunk is found by the name of the page's module.
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
