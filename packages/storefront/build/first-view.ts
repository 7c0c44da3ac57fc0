import type { Plugin } from 'vite'

/** Whether a page's first view needs a module, once the build knows who imports whom. */
export type Needs = (id: string) => boolean

/** For each name the modules that its files import, and what these import; what is imported when it is wanted does not count. */
export function firstViews<Name extends string>(
  roots: Record<Name, readonly string[]>,
): { plugin: Plugin; needs: Record<Name, Needs> } {
  const views = (Object.keys(roots) as Name[]).map((name) => ({ name, files: roots[name], needed: new Set<string>() }))
  return {
    needs: Object.fromEntries(views.map(({ name, needed }) => [name, (id: string) => needed.has(id)])) as Record<
      Name,
      Needs
    >,
    plugin: {
      name: 'welt:first-views',
      buildEnd() {
        for (const { files, needed } of views) {
          const open = [...files]
          for (let id = open.pop(); id !== undefined; id = open.pop()) {
            if (needed.has(id)) continue
            needed.add(id)
            open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
          }
        }
      },
    },
  }
}
