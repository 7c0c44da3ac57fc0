import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import type { PageData } from '../page/page-data.ts'
import { loadedPage } from './page-table.ts'

/** Shows the page that the loader chose; its code is there, the loader brought it. */
export function PageOutlet() {
  const data = useLoaderData<PageData>()
  // The loader pairs name and data; the table cannot know which of its pages this name is.
  const Page = loadedPage(data.page).Page as ComponentType<{ data: PageData }>
  return (
    <div data-route={data.routeName}>
      <Page data={data} />
    </div>
  )
}
