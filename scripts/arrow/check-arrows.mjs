import { posix } from 'node:path'
import { domainRuntimeImports, mayUseReact, packageRules, reactModule } from './arrow-rules.mjs'
import { folderCycles } from './folder-cycles.mjs'
import { scanImports } from './scan-imports.mjs'

/**
 * @typedef {import('./scan-imports.mjs').Import} Import
 * @typedef {import('./folder-cycles.mjs').FolderArrow} FolderArrow
 */

/**
 * Says each forbidden import in a sentence. An empty list means that all arrows point the right way.
 * @param {ReadonlyMap<string, string>} files path relative to the project, to source
 * @returns {string[]}
 */
export function checkArrows(files) {
  const imports = [...files].flatMap(([path, source]) => scanImports(source).map((found) => ({ path, found })))
  const single = imports.map(({ path, found }) => brokenRule(path, found)).filter((sentence) => sentence !== null)
  return [...single, ...circles(imports)]
}

/**
 * @param {string} path
 * @param {Import} found
 * @returns {string | null}
 */
function brokenRule(path, found) {
  if (reactModule.test(found.from) && !mayUseReact(path)) {
    return `${path} imports ${found.from}: React stands in .tsx and use-*.ts alone, so that everything else runs in a test without a page.`
  }
  const own = packageOf(path)
  const target = targetOf(path, found.from)
  const other = target === null ? null : packageOf(target)
  if (own === other || other === null || target === null) return null
  if (found.from.startsWith('.')) {
    if (own === null) return null
    const inside = target.slice(`packages/${other}/`.length)
    return `${path} imports ${found.from} by its path: another package is imported by its name, @welt/${other}/${inside}.`
  }
  if (own === null) return null
  const rule = packageRules[own]
  if (!rule) return `${path} lies in the package ${own}, which has no rule in scripts/arrow/arrow-rules.mjs.`
  if (!rule.may.includes(other)) {
    const may = rule.may.length === 0 ? 'no other package' : `${rule.may.join(', ')} alone`
    return `${path} imports ${found.from}: ${own} may know ${may}, because ${rule.because}.`
  }
  if (own === 'domain' && !found.typeOnly && !isTest(path) && !domainRuntimeImports.includes(pathInPackage(target))) {
    return `${path} imports ${found.from} at run time: the domain takes types alone (import type) from the contract, apart from ${domainRuntimeImports.join(', ')}.`
  }
  return null
}

/**
 * @param {readonly { path: string, found: Import }[]} imports
 * @returns {string[]}
 */
function circles(imports) {
  /** @type {Map<string, FolderArrow[]>} */
  const byPackage = new Map()
  for (const { path, found } of imports) {
    const own = packageOf(path)
    const target = targetOf(path, found.from)
    if (own === null || target === null || packageOf(target) !== own || isTest(path)) continue
    const arrow = {
      from: folderOf(path),
      to: folderOf(target),
      file: pathInPackage(path),
      target: pathInPackage(target),
    }
    if (arrow.from !== arrow.to) byPackage.set(own, [...(byPackage.get(own) ?? []), arrow])
  }
  return [...byPackage].flatMap(([name, arrows]) =>
    folderCycles(arrows).map((circle) => {
      const folders = [...circle.map((arrow) => arrow.from), circle[0]?.from].join(' → ')
      const proofs = circle.map((arrow) => `${arrow.file} imports ${arrow.target}`).join(', ')
      return `packages/${name}: the folders ${folders} form a circle (${proofs}): a noun is in the wrong place.`
    }),
  )
}

/**
 * The file that an import means, if it lies in one of our packages.
 * @param {string} path
 * @param {string} from
 */
function targetOf(path, from) {
  if (from.startsWith('@welt/')) return `packages/${from.slice('@welt/'.length)}`
  if (!from.startsWith('.')) return null
  return posix.join(posix.dirname(path), from.replace(/\?.*$/, ''))
}

/** @param {string} path */
function packageOf(path) {
  return /^packages\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** @param {string} path */
function pathInPackage(path) {
  return path.split('/').slice(2).join('/')
}

/**
 * The noun that a file belongs to: its first folder, or itself when it lies at the top of the package.
 * @param {string} path
 */
function folderOf(path) {
  return path.split('/')[2] ?? ''
}

/**
 * A test, or what tests share.
 * @param {string} path
 */
function isTest(path) {
  return /\.test\.tsx?$|\/testing\//.test(path)
}
