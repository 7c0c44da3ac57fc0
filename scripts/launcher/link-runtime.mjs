import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Puts the Node that npm brought first among the tools. npm 11 does so by itself; npm 10, which comes with Node 20,
 * leaves the link out for optional packages of a lockfile.
 * @param {string} root
 * @param {{ platform: string, arch: string }} [own]
 */
export function linkRuntime(root, own = process) {
  if (own.platform === 'win32') return
  const modules = join(root, 'node_modules')
  const link = join(modules, '.bin', 'node')
  if (existsSync(link)) return
  const binary = [`node-${own.platform}-${own.arch}`, `node-bin-${own.platform}-${own.arch}`]
    .map((name) => join(modules, name, 'bin', 'node'))
    .find((path) => existsSync(path))
  if (!binary) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), binary), link)
}
