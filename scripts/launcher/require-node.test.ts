import { expect, test } from 'vitest'
import { nodeVersionFault } from './require-node.mjs'

test.each(['20.0.0', '22.12.0', '26.10.0'])('Node %s will do', (version) => {
  expect(nodeVersionFault(version)).toBeNull()
})

test.each(['8.17.0', '18.20.4', '19.9.0'])('Node %s is told to be too old', (version) => {
  expect(nodeVersionFault(version)).toBe(
    `Welt needs Node 20 or newer to start, but this is Node ${version}. Install a newer one from https://nodejs.org.`,
  )
})
