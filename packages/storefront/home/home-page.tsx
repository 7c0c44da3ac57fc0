import { useState } from 'react'
import { deferred } from '../deferred/deferred.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import type { HomePageData } from './home-page-data.ts'
import { Kinds } from './kinds.tsx'
import { NewCollection } from './new-collection.tsx'

const HomeStories = deferred('home/home-stories.tsx', () => import('./home-stories.tsx'))

export function HomePage({ data }: { data: HomePageData }) {
  // A page that is gone back to is as high as it was, from the start.
  const [isEarly] = useState(!useHydrated())
  return (
    <div className={isEarly ? `${styles.home} ${styles.early}` : styles.home}>
      <Hero hero={data.hero} />
      <Kinds kinds={data.kinds} />
      <NewCollection feature={data.feature} cards={data.newest} all={data.allNew} />
      <HomeStories data={data} />
    </div>
  )
}
