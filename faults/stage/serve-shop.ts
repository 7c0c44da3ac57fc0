import { silentLog } from '@welt/platform/log/log.ts'
import { createTestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { listenUntilTold } from '@welt/platform/testing/listen-until-told.ts'
import { openStageDatabase } from './stage-database.ts'

/** A program of its own: one of the shop's processes, on the database that its argument names, until its input ends. */
const [address = ''] = process.argv.slice(2)
const platform = await createTestPlatform({
  database: await openStageDatabase(address),
  isLimited: false,
  // Whatever is played, no request may end in an error of ours; if one does, its words help.
  log: {
    ...silentLog,
    error: (fields, message) => void process.stderr.write(`${JSON.stringify({ message, ...fields })}\n`),
  },
})
listenUntilTold(platform)
