import { mkdirSync, writeFileSync } from 'node:fs'
import { configurationDoc } from './configuration-doc.ts'

const folder = new URL('../../../docs/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('configuration.md', folder), configurationDoc())
