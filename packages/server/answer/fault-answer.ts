import { corsHeaders } from '@welt/platform/http/cors.ts'

/** An error of the server itself, as those who speak to the platform read one. */
export function faultAnswer(code: number, text: string): { headers: Record<string, string>; body: string } {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...corsHeaders },
    body: JSON.stringify({ code, result: text }),
  }
}
