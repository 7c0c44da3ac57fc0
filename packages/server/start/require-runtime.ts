/** What older versions lack: type stripping and node:sqlite without flags, zstd, RegExp.escape. */
const oldestMajor = 24

const { node } = process.versions
if (Number(node.split('.')[0]) < oldestMajor) {
  process.stderr.write(
    `The shop needs Node ${oldestMajor} or newer, but this is Node ${node}: start it with npm start, which brings its own.\n`,
  )
  process.exit(1)
}
