import { buildStorefront } from './build-storefront.mjs'
import { installPackages } from './install-packages.mjs'
import { LauncherError } from './launcher-error.mjs'
import { createProgress } from './progress.mjs'
import { runServer } from './run-server.mjs'

const help = `Welt, an online shop for welted shoes.

  npm start             installs, builds and starts the shop; what is done already is skipped
  npm test              checks everything: types, style, unit tests, browser journeys
  npm run dev           starts the shop with hot reload
  npm run verify        the checks alone, without looking for a browser and a database server first
  npm run bench         measures speed and size
  npm run seed          fills, enlarges or checks the demo catalogue; npm run seed -- --help tells how
  npm run import        moves a catalogue of the field's format in; npm run import -- --help tells how
  npm run export        writes the catalogue of a store view back
  npm run reviews       lists what visitors wrote, lets it through or not
  npm run orders        lists and shows orders, marks them as paid, cancels them
  npm run coupons       lists coupons, makes them, ends them
  npm run faults        plays crowds, repetitions, kills and forgeries against two processes
  npm run audit         looks through orders, shelves and letters for what must not be

Environment of npm start:

  PORT                  port to listen on (3000)
  HOST                  address to listen on (all addresses)
  DATA_DIR              folder of the embedded database (data)
  DATABASE_URL          PostgreSQL instead of the embedded database: postgres://user:password@host:5432/name
  PLATFORM_URL          address of a remote platform; no database is opened then
  PUBLIC_URL            where shoppers reach the shop, for links in letters: https://shop.example.com
  SMTP_URL              mail server: smtp://user:password@host:587; without it letters are files in the data folder
  INVALIDATE_KEY        key of the call /invalidate, which has the catalogue read anew
  LOG_LEVEL             trace, debug, info, warn, error, fatal or silent (info; warn on a terminal)
  TRUSTED_PROXIES       number of proxies before the shop whose X-Forwarded headers are believed (0)
  CONFIG_FILE           JSON file with further settings (welt.config.json, if it exists)

All settings, their defaults and meanings: docs/configuration.md. Ctrl-C stops the shop.
`

/** @param {readonly string[]} args */
export async function start(args) {
  if (args.includes('--help') || args.includes('-h')) return process.stdout.write(help)
  if (args.length > 0)
    throw new LauncherError(`There is no option ${args[0]}; npm start -- --help lists what there is.`)

  const progress = createProgress()
  await installPackages(progress)
  await buildStorefront(progress)
  return runServer('packages/server/main.ts', { env: { NODE_ENV: 'production' } })
}
