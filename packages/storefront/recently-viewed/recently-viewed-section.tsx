import { RecentlyViewed } from './recently-viewed.tsx'

/** The row at the end of a product's page: its code comes late. */
export default function RecentlyViewedSection({ shownSku }: { shownSku: string }) {
  return <RecentlyViewed shownSku={shownSku} />
}
