import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'

/** What tests of the storefront need of the build. */
export const storefrontPlugins = [react(), compileMessages()]

const themes = ['ellermoor', 'halden', 'laszlo']

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: storefrontPlugins,
  appType: 'custom',
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
  // The same file name on the server and in the browser: class names must agree.
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ssr: isSsrBuild ? 'app/entry-server.tsx' : false,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: {
            client: `${import.meta.dirname}/app/entry-client.tsx`,
            ...Object.fromEntries(themes.map((theme) => [theme, `${import.meta.dirname}/theme/${theme}.css`])),
          },
        },
  },
  ssr: { noExternal: ['react-router', '@lingui/core', /^@welt\//] },
}))
