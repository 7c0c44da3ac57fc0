import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files-below.mjs'

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml|html)$/
/** Below this an answer fits into one packet anyway. */
const smallestSize = 1024

/**
 * Writes `x.br` and `x.gz` beside each file x that gains from it, so that no request pays for the best compression.
 * @param {string} folder
 * @returns {Promise<number>} how many files were compressed
 */
export async function precompress(folder) {
  const files = filesBelow(folder).filter((file) => compressible.test(file))
  const counts = await Promise.all(files.map((file) => precompressFile(join(folder, file))))
  return counts.filter(Boolean).length
}

/** @param {string} file */
async function precompressFile(file) {
  const content = await readFile(file)
  if (content.length < smallestSize) return false
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotli),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([keepIfSmaller(`${file}.br`, br, content), keepIfSmaller(`${file}.gz`, gz, content)])
  return true
}

/**
 * @param {string} path
 * @param {Buffer} compressed
 * @param {Buffer} content
 */
async function keepIfSmaller(path, compressed, content) {
  if (compressed.length < content.length) await writeFile(path, compressed)
}
