import { useRouteLoaderData } from 'react-router'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './departments.module.css'
import type { ShellData } from './shell-data.ts'

/** The words of the menu, for a place that has nothing to show yet. */
export function Departments({ heading: Heading, title }: { heading: 'h2' | 'h3'; title: string }) {
  const shell = useRouteLoaderData<ShellData>('root')
  return (
    <div>
      <Heading className={styles.heading}>{title}</Heading>
      <ul className={styles.list}>
        {shell?.menu.map(({ label, href }) => (
          <li key={href}>
            <ShopLink className={styles.link} to={href}>
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
