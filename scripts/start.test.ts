import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { environmentKeys } from '../packages/server/config/environment.ts'

const start = (...args: string[]) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL('start.mjs', import.meta.url)), ...args])

test('[CFG-1] --help names every command and every variable that is honoured', async () => {
  const { stdout } = await start('--help')
  for (const name of [...Object.keys(environmentKeys), 'CONFIG_FILE'])
    expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
  for (const command of ['npm start', 'npm test', 'npm run dev', 'npm run verify', 'npm run bench'])
    expect(stdout).toContain(command)
  for (const command of ['seed', 'import', 'export', 'reviews', 'orders', 'coupons', 'faults', 'audit'])
    expect(stdout).toContain(`npm run ${command} `)
})

test('an unknown option is one sentence and a code', async () => {
  await expect(start('--prot=3001')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no option --prot=3001; npm start -- --help lists what there is.\n',
  })
})
