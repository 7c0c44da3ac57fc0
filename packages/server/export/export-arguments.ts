export type ExportArguments =
  | { task: 'export'; path: string; storeCode: string | undefined }
  | { task: 'help' }
  | { task: 'refuse'; reason: string }

/** What the words behind `npm run export --` ask for. */
export function readExportArguments(args: readonly string[], storeCodes: readonly string[]): ExportArguments {
  let storeCode: string | undefined
  const paths: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', inline] = args[at]?.split('=') ?? []
    if (name === '--help' || name === '-h') return { task: 'help' }
    if (!name.startsWith('-')) paths.push(args[at] ?? '')
    else if (name === '--store') {
      storeCode = inline ?? args[(at += 1)]
      if (storeCode === undefined || storeCode === '') return refuse('--store needs a value.')
    } else return refuse(`There is no option ${name}; --help lists what there is.`)
  }
  const [path, second] = paths
  if (path === undefined) return refuse('Name the file or the folder: npm run export -- PATH.')
  if (second !== undefined) return refuse(`One file or folder at a time: ${path} or ${second}?`)
  if (storeCode !== undefined && !storeCodes.includes(storeCode)) {
    return refuse(`There is no store view ${storeCode}; there are ${storeCodes.join(', ')}.`)
  }
  return { task: 'export', path, storeCode }
}

function refuse(reason: string): ExportArguments {
  return { task: 'refuse', reason }
}
