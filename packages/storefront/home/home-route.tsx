import type { PageModule } from '../page/page-module.tsx'
import { HomePage } from './home-page.tsx'
import type { HomePageData } from './home-page-data.ts'

type HomeModule = PageModule<HomePageData>
export const layout: HomeModule['layout'] = 'default'
export const messages: HomeModule['messages'] = ['home']
export const Page: HomeModule['Page'] = HomePage
