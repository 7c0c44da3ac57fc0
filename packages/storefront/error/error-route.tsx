import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { MinimalLayout } from '../shell/minimal-layout.tsx'
import { ErrorPage } from './error-page.tsx'

type ErrorModule = PageModule<PageData>
export const layout: ErrorModule['layout'] = MinimalLayout
export const messages: ErrorModule['messages'] = []
export const Page: ErrorModule['Page'] = () => <ErrorPage />
