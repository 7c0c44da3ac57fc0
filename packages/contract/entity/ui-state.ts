import { z } from 'zod'

/** What is open, and what the browser can do. */
export const UiState = z.object({
  sidebar: z.boolean(),
  microcart: z.boolean(),
  searchpanel: z.boolean(),
  overlay: z.boolean(),
  loader: z.boolean(),
  checkoutMode: z.boolean(),
  mobileMenu: z.boolean(),
  webpSupport: z.boolean(),
})
export type UiState = z.infer<typeof UiState>
