export interface ImportTask {
  task: 'import'
  path: string
  storeCode: string | undefined
  index: string | undefined
  reportFile: string | undefined
  isDryRun: boolean
  keepsOthers: boolean
}

export type ImportArguments = ImportTask | { task: 'help' } | { task: 'refuse'; reason: string }

const valued = new Set(['--store', '--index', '--report'])
const switches = new Set(['--dry-run', '--keep'])

/** What the words behind `npm run import --` ask for. */
export function readImportArguments(args: readonly string[], storeCodes: readonly string[]): ImportArguments {
  const values = new Map<string, string>()
  const paths: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    const equals = word.startsWith('--') ? word.indexOf('=') : -1
    const name = equals === -1 ? word : word.slice(0, equals)
    if (name === '--help' || name === '-h') return { task: 'help' }
    if (!name.startsWith('-')) paths.push(word)
    else if (switches.has(name)) values.set(name, 'yes')
    else if (!valued.has(name)) return refuse(`There is no option ${name}; --help lists what there is.`)
    else {
      const value = equals === -1 ? args[(at += 1)] : word.slice(equals + 1)
      if (value === undefined || value === '') return refuse(`${name} needs a value.`)
      values.set(name, value)
    }
  }
  const [path, second] = paths
  if (path === undefined) return refuse('Name the file or the folder: npm run import -- PATH.')
  if (second !== undefined) return refuse(`One file or folder at a time: ${path} or ${second}?`)
  const storeCode = values.get('--store')
  if (storeCode !== undefined && !storeCodes.includes(storeCode)) {
    return refuse(`There is no store view ${storeCode}; there are ${storeCodes.join(', ')}.`)
  }
  return {
    task: 'import',
    path,
    storeCode,
    index: values.get('--index'),
    reportFile: values.get('--report'),
    isDryRun: values.has('--dry-run'),
    keepsOthers: values.has('--keep'),
  }
}

function refuse(reason: string): ImportArguments {
  return { task: 'refuse', reason }
}
