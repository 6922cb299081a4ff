/**
 * Replaces the script gate and records structured data. Returns a function that lists the data now shown to search engines.
 */
export function startDataGate(): () => readonly unknown[] {
  let blocks: readonly unknown[] = [];
  const data = (json: string) => {
    const block: unknown = JSON.parse(json);
    blocks = [...blocks, block];
    return () => void (blocks = blocks.filter((each) => each !== block));
  };
  const gate = () => document.createElement('script');
  globalThis.__gate = Object.assign(gate, { list: () => undefined, worker: '', data });
  return () => blocks;
}
