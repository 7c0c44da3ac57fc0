import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./launcher/start-command.mjs').then(function (command) {
    return command.start(process.argv.slice(2))
  })
})
