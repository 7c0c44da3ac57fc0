import type { CmsHierarchyNode } from '@welt/contract/entity/cms-hierarchy.ts'

export interface Place {
  /** From the root down to the page's parent. */
  above: CmsHierarchyNode[]
  /** The page itself. */
  own: CmsHierarchyNode
  /** The page at the head of the family: the page itself if others stand below it, else its parent. */
  head: CmsHierarchyNode
  /** What stands below the head, in its order. */
  below: CmsHierarchyNode[]
}

/** Where a content page stands among the others; null for one that stands alone. */
export function placeOfPage(trees: readonly CmsHierarchyNode[], identifier: string): Place | null {
  const way = trees.map((tree) => wayTo(tree, identifier)).find((found) => found !== null)
  const own = way?.at(-1)
  if (!way || !own) return null
  const above = way.slice(0, -1)
  const head = childrenOf(own).length > 0 ? own : above.at(-1)
  return head ? { above, own, head, below: childrenOf(head) } : null
}

function wayTo(node: CmsHierarchyNode, identifier: string): CmsHierarchyNode[] | null {
  if (node.identifier === identifier) return [node]
  for (const child of childrenOf(node)) {
    const way = wayTo(child, identifier)
    if (way) return [node, ...way]
  }
  return null
}

function childrenOf({ children_data = [] }: CmsHierarchyNode): CmsHierarchyNode[] {
  return children_data.toSorted((one, other) => one.position - other.position)
}
