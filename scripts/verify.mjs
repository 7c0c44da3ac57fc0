import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./verify/verify-command.mjs').then(function (command) {
    return command.verify(process.argv.slice(2))
  })
})
