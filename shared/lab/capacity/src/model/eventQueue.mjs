/** Queue of events by time: a binary heap. Events of the same time leave in the order in which they were added. */
export function createEventQueue() {
  const heap = [];
  let added = 0;
  const isBefore = (one, other) =>
    one.at < other.at || (one.at === other.at && one.order < other.order);
  return {
    get size() {
      return heap.length;
    },
    add(at, act) {
      const event = { at, act, order: (added += 1) };
      let place = heap.length;
      while (place > 0) {
        const parent = (place - 1) >> 1;
        if (!isBefore(event, heap[parent])) break;
        heap[place] = heap[parent];
        place = parent;
      }
      heap[place] = event;
    },
    /** Removes and returns the earliest event. The queue must not be empty. */
    next() {
      const first = heap[0];
      const last = heap.pop();
      if (heap.length === 0) return first;
      let place = 0;
      for (;;) {
        let child = 2 * place + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child += 1;
        if (!isBefore(heap[child], last)) break;
        heap[place] = heap[child];
        place = child;
      }
      heap[place] = last;
      return first;
    },
  };
}
