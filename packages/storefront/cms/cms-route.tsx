import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { trustedHtml } from '../html/trusted-html.ts'
import type { PageModule } from '../page/page-module.tsx'
import styles from './cms-page.module.css'
import type { CmsPageData } from './load-cms-page.ts'

type CmsModule = PageModule<CmsPageData>
export const layout: CmsModule['layout'] = 'default'
export const messages: CmsModule['messages'] = []

export const Page: CmsModule['Page'] = ({ data }) => (
  <article className={`page ${styles.page}`}>
    <Breadcrumb crumbs={data.breadcrumbs} />
    <h1>{data.heading}</h1>
    <div className={styles.content} dangerouslySetInnerHTML={{ __html: trustedHtml(data.content) }} />
  </article>
)
