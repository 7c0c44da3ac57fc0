import type { MessageKey } from '../i18n/message-key.ts'

/** What a shopper fills in. */
export type ReviewField = 'rating' | 'title' | 'detail' | 'nickname'
export type ReviewValues = Readonly<Record<ReviewField, string>>

/** As long as the platform takes them. */
export const reviewLimits = { title: 255, detail: 5000, nickname: 60 } as const

const shortestName = 2

export function reviewFaults({
  rating,
  title,
  detail,
  nickname,
}: ReviewValues): Partial<Record<ReviewField, MessageKey>> {
  const faults: Partial<Record<ReviewField, MessageKey>> = {}
  if (!/^[1-5]$/.test(rating)) faults.rating = 'review.ratingMissing'
  if (title.trim() === '') faults.title = 'review.titleMissing'
  if (detail.trim() === '') faults.detail = 'review.detailMissing'
  if (nickname.trim() === '') faults.nickname = 'review.nicknameMissing'
  else if (nickname.trim().length < shortestName) faults.nickname = 'review.nicknameShort'
  return faults
}

/** The name is published: the first one and a letter of the last tell enough. */
export function publishedName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [initial] = lastname.trim()
  return [firstname.trim(), initial && `${initial}.`].filter(Boolean).join(' ')
}
