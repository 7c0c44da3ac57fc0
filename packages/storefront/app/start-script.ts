import type { PageAssets } from './assets.ts'

/** Milliseconds that the code waits for a picture that does not come. */
const patience = 3000

/**
 * Fetches the code when everything that is seen first has come. A slow line carries only so much at a time: what is fetched
 * beside the first picture makes it late, and the page is whole without the code. It is asked for in a task of its own: the one
 * in which the page is loaded lays it out anew.
 */
export function startScript({ modules, script }: Pick<PageAssets, 'modules' | 'script'>): string {
  return `{const{nonce}=document.currentScript,seen=new Promise(seen=>{addEventListener("load",()=>setTimeout(seen));setTimeout(seen,${patience})});seen.then(()=>{for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,nonce}));import("${script}")})}`
}
