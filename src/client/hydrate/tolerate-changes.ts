/**
 * Lets React change a page that others have changed before. Translators wrap every text in elements of their own, blockers take
 * elements away, telephone extensions wrap numbers; React would look for its nodes where it left them, and the browser would throw.
 * A node that is gone is gone already, and one that was wrapped is where its wrapper is.
 */
export function tolerateChanges(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, node, place)
    return node
  }
}
