/** `remote.json` of an example with one page, a tab and no persisted state. */
export const descriptorOf = (id: string, label: string, icon: 'car' | 'bus') => ({
  id,
  contract: '^3.0.0',
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

/** Input of a build. */
export interface Wanted {
  release: string;
  descriptor: Descriptor;
  /** Folder for the output. */
  output: string;
}

/** The fields of the descriptor that `remote.ts` needs. */
export const definedIn = ({ id, contract, slice, persist }: Descriptor) => ({
  REMOTE: JSON.stringify({ id, contract, slice, persist }),
});
