/** Wraps `compute`, so that it runs once for each object. The result is kept as long as the object, which must not change. */
export function oncePerObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}
