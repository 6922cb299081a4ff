'use strict';
// Two look-ups of jsdom without walking a whole list or page for each: half of the time of the suites of forms went there.

/** Names that belong to collections themselves: never those of an element in them, though jsdom looks for one each time. */
const OF_COLLECTIONS = new Set(['length', 'item', 'namedItem', 'add', 'remove', 'selectedIndex']);

/** To be called before jsdom's elements are loaded; `fromJsdom` requires its files. */
function quickenLookups(fromJsdom) {
  const { implementation: Collection } = fromJsdom('./jsdom/living/nodes/HTMLCollection-impl.js');
  const { namedItem } = Collection.prototype;
  // A loop over the 250 options of a select asks for their `length` 250 times.
  Collection.prototype.namedItem = function quickNamedItem(key) {
    return OF_COLLECTIONS.has(key) ? null : namedItem.call(this, key);
  };

  const controls = fromJsdom('./jsdom/living/helpers/form-controls.js');
  const { domSymbolTree } = fromJsdom('./jsdom/living/helpers/internal-constants.js');
  const { getLabelsForLabelable } = controls;

  /** Every label of a page by its control. */
  const readLabels = (root) => {
    const [firstOfId, labels] = [new Map(), []];
    for (const node of domSymbolTree.treeIterator(root)) {
      if (!node._localName) continue;
      const id = node.getAttributeNS(null, 'id');
      if (id !== null && !firstOfId.has(id)) firstOfId.set(id, node);
      if (node._localName === 'label') labels.push(node);
    }
    const controlOf = (label) => {
      if (!label.hasAttributeNS(null, 'for')) return label.control;
      const named = firstOfId.get(label.getAttributeNS(null, 'for'));
      return named && controls.isLabelable(named) ? named : null;
    };
    return groupedBy(labels, controlOf);
  };
  const known = new WeakMap();
  const labelsIn = (root) => {
    const kept = known.get(root);
    if (kept?.version === root._version) return kept.byControl;
    const byControl = readLabels(root);
    known.set(root, { version: root._version, byControl });
    return byControl;
  };

  // The page of a control's labels is walked once a change of it, not once a control.
  controls.getLabelsForLabelable = (labelable) => {
    const isNew = !labelable._labels;
    const labels = getLabelsForLabelable(labelable);
    if (isNew && labels) labels._query = () => labelsIn(labels._element).get(labelable) ?? [];
    return labels;
  };
}

function groupedBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

module.exports = { quickenLookups };
