import { nth } from '../line/point.ts'
import { drawPullTab } from '../trim/pull-tab.ts'
import type { SideScene } from './side-scene.ts'

/** The loop over the back of a boot that has no laces. */
export const drawBackTab = (scene: SideScene): { inside: string; outside: string } =>
  drawPullTab(scene, { at: nth(scene.profile.topline, 2), height: 15, width: 8, lean: -1.4 })
