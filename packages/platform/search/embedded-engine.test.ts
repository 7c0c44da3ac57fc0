import { createEmbeddedEngine } from './embedded-engine.ts'
import { describeSearchEngine } from './search-engine-suite.ts'

describeSearchEngine('embedded', async () => createEmbeddedEngine())
