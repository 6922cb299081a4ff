/** `remote.json` of an example: one page, a tab, nothing saved. */
export const descriptorOf = (id: string, label: string, icon: 'car' | 'bus') => ({
  id,
  contract: '^2.0.0',
  tab: { id: id.toUpperCase(), label, path: `/${id}`, order: 90, icon, activeOn: [`/${id}`] },
  menu: [],
  routes: [
    {
      path: `/${id}`,
      page: 'home',
      title: `${label} | {brand}`,
      description: `${label} con {brand}.`,
      index: false,
    },
  ],
  slots: {},
  slice: id,
  persist: null,
});
export type Descriptor = ReturnType<typeof descriptorOf>;

/** What a build is asked for. */
export interface Wanted {
  release: string;
  descriptor: Descriptor;
  /** Folder for what is built. */
  output: string;
}

/** What `remote.ts` takes of the descriptor. */
export const definedIn = ({ id, contract, slice, persist }: Descriptor) => ({
  REMOTE: JSON.stringify({ id, contract, slice, persist }),
});
