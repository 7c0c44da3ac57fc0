import { plainStorage } from './plain-storage.ts'

/** What lives as long as the tab: too little for it ever to be full. */
export const tabStorage = plainStorage(() => sessionStorage)
