import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./launcher/bench-command.mjs').then(function (command) {
    return command.bench(process.argv.slice(2))
  })
})
