import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./launcher/seed-command.mjs').then(function (command) {
    return command.seed(process.argv.slice(2))
  })
})
