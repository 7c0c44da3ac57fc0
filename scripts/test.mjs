import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./launcher/test-command.mjs').then(function (command) {
    return command.test(process.argv.slice(2))
  })
})
