/** "Read timeout 800 ms, iteration timeout 2000 ms, size check every 30000 ms, read disable at 1 error, write disable at 30." */
export const readTimeout = 800
export const iterationTimeout = 2000
export const sizeCheckInterval = 30_000
export const errorsToStopReads = 1
export const errorsToStopWrites = 30
