import { createContext, type LoaderFunctionArgs } from 'react-router'
import type { CookieJar } from '../cookie/cookie-jar.ts'

/** On the server: the cookies of the request that a page is made for. Scripts need none, they have the browser's storage. */
export const jarContext = createContext<CookieJar | null>(null)

export type RequestContext = LoaderFunctionArgs['context']
