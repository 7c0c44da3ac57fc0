export type CommandLine<Command extends string> =
  | { is: 'help' }
  | { is: 'refused'; reason: string }
  | { is: 'read'; command: Command; words: string[]; values: ReadonlyMap<string, string> }

/** By its name the options that a command takes, each of which has a value. The first one is meant when none is named. */
export type Commands<Command extends string> = Readonly<Record<Command, readonly string[]>>

/** Splits what stands behind `npm run … --` into a command, its words and its options. */
export function readCommandLine<Command extends string>(
  args: readonly string[],
  commands: Commands<Command>,
): CommandLine<Command> {
  if (args.some((word) => word === '--help' || word === '-h') || args[0] === 'help') return { is: 'help' }
  const isNamed = args[0] !== undefined && !args[0].startsWith('-')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object of this type
  const names = Object.keys(commands) as Command[]
  const command = isNamed ? names.find((name) => name === args[0]) : names[0]
  if (command === undefined) return refused(`There is no command ${args[0]}; --help lists what there is.`)

  const words: string[] = []
  const values = new Map<string, string>()
  const rest = args.slice(isNamed ? 1 : 0)
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? ''
    if (!word.startsWith('-')) {
      words.push(word)
      continue
    }
    const equals = word.indexOf('=')
    const name = equals === -1 ? word : word.slice(0, equals)
    if (!commands[command].includes(name)) {
      return refused(`${command} has no option ${name}; --help lists what there is.`)
    }
    const value = equals === -1 ? rest[(at += 1)] : word.slice(equals + 1)
    if (value === undefined || value === '') return refused(`${name} needs a value.`)
    if (values.has(name)) return refused(`${name} stands there twice.`)
    values.set(name, value)
  }
  return { is: 'read', command, words, values }
}

function refused(reason: string): { is: 'refused'; reason: string } {
  return { is: 'refused', reason }
}
