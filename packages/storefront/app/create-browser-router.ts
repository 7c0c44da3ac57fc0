import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router'

type Options = Pick<Parameters<typeof createRouter>[0], 'basename' | 'hydrationData'>

/**
 * The library's own function of this name stands in one file with its Link, Form and NavLink, which no bundler can tell
 * apart: 5 kB that this shop does not use (docs/decision/own-router-links.md).
 */
export function createBrowserRouter(routes: RouteObject[], { basename, hydrationData }: Options): DataRouter {
  return createRouter({
    routes,
    basename,
    hydrationData,
    history: createBrowserHistory(),
    mapRouteProperties,
  }).initialize()
}
