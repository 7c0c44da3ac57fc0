import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Content } from '../content/content.tsx'
import type { PageModule } from '../page/page-module.tsx'
import { CmsContents, CmsFamily, CmsHelp } from './cms-aside.tsx'
import styles from './cms-page.module.css'
import type { CmsPageData } from './load-cms-page.ts'
import { useMandateClick } from './use-mandate-click.ts'

type CmsModule = PageModule<CmsPageData>
export const layout: CmsModule['layout'] = 'default'
export const messages: CmsModule['messages'] = ['content']

/** A page to read: the text in its measure, the way to its neighbours beside it; on the phone they follow it. */
export const Page: CmsModule['Page'] = ({ data }) => {
  const openMandate = useMandateClick()
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumb crumbs={data.breadcrumbs} />
      <article className={styles.article}>
        <h1 className={styles.title}>{data.heading}</h1>
        {data.contents.length > 0 && <CmsContents headings={data.contents} />}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the links inside, which have keys of their own */}
        <div className={styles.content} onClick={openMandate}>
          <Content parts={data.parts} />
        </div>
      </article>
      {data.contactPath !== null && <CmsHelp contactPath={data.contactPath} />}
      {data.family && <CmsFamily family={data.family} />}
    </div>
  )
}
