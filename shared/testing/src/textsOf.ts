/**
 * Texts within an element in their order, one for each element with text of its own. Spaces are single and plain, also those
 * in amounts.
 */
export function textsOf(element: Element): string[] {
  const copy = element.cloneNode(true);
  // Joins the text nodes of one element, which React writes one by one.
  copy.normalize();
  const nodes = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) {
    const text = (nodes.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text) texts.push(text);
  }
  return texts;
}
