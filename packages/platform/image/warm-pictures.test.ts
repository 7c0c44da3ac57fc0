import { expect, test } from 'vitest'
import { warmPictures } from './warm-pictures.ts'

test('pictures are made one at a time, each once, and only while there is nothing else to do', async () => {
  const steps: string[] = []
  const fetch = async ({ url, headers }: Request) => {
    steps.push(`begin ${new URL(url).pathname} ${headers.get('accept')?.split(',')[0]}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
    steps.push('end')
    return new Response()
  }
  const idle = async () => void steps.push('idle')
  await warmPictures(['/img/a', '/img/b', '/img/a'], { fetch, idle, isOver: () => false })
  expect(steps).toEqual(['idle', 'begin /img/a image/avif', 'end', 'idle', 'begin /img/b image/avif', 'end'])
})

test('it ends with the platform', async () => {
  let made = 0
  const fetch = async () => {
    made += 1
    return new Response()
  }
  await warmPictures(['/img/a', '/img/b', '/img/c'], { fetch, idle: async () => undefined, isOver: () => made === 2 })
  expect(made).toBe(2)
})
