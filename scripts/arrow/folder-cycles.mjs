/**
 * @typedef {object} FolderArrow
 * @property {string} from folder
 * @property {string} to folder
 * @property {string} file that imports
 * @property {string} target that is imported
 */

/**
 * One shortest circle for each group of folders that reach each other.
 * @param {readonly FolderArrow[]} arrows
 * @returns {FolderArrow[][]}
 */
export function folderCycles(arrows) {
  /** @type {Map<string, FolderArrow[]>} */
  const leaving = new Map()
  for (const arrow of arrows) leaving.set(arrow.from, [...(leaving.get(arrow.from) ?? []), arrow])

  /** @type {FolderArrow[][]} */
  const circles = []
  const told = new Set()
  for (const folder of [...leaving.keys()].sort()) {
    if (told.has(folder)) continue
    const circle = shortestCircle(folder, leaving)
    if (!circle) continue
    circles.push(circle)
    for (const arrow of circle) told.add(arrow.from)
  }
  return circles
}

/**
 * @param {string} start
 * @param {Map<string, FolderArrow[]>} leaving
 * @returns {FolderArrow[] | null}
 */
function shortestCircle(start, leaving) {
  /** @type {FolderArrow[][]} */
  let paths = [[]]
  const seen = new Set()
  while (paths.length > 0) {
    /** @type {FolderArrow[][]} */
    const longer = []
    for (const path of paths) {
      for (const arrow of leaving.get(path.at(-1)?.to ?? start) ?? []) {
        if (arrow.to === start) return [...path, arrow]
        if (seen.has(arrow.to)) continue
        seen.add(arrow.to)
        longer.push([...path, arrow])
      }
    }
    paths = longer
  }
  return null
}
