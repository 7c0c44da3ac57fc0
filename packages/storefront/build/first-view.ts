import type { Plugin } from 'vite'

/** Tells which modules the first view of some page needs: those that the given files import, and what these import. */
export function firstView(roots: readonly string[]): { plugin: Plugin; needs: (id: string) => boolean } {
  const needed = new Set<string>()
  return {
    needs: (id) => needed.has(id),
    plugin: {
      name: 'welt:first-view',
      buildEnd() {
        const open = [...roots]
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (needed.has(id)) continue
          needed.add(id)
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
  }
}
