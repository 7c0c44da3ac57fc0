import { z } from 'zod'

export const Login = z.object({ username: z.string().min(1), password: z.string().min(1) })
export type Login = z.infer<typeof Login>
