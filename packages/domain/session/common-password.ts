/**
 * Words that lists of leaked passwords begin with, in German and English, without what people hang on them to please a
 * rule: `Passwort1!` and `P@ssw0rd` are both one of these.
 */
const commonWords = new Set(
  `password passwort kennwort passw passwd welcome willkommen hallo hello admin administrator root user guest gast login
  master geheim secret letmein changeme default test testing tester qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl
  asdf yxcvbnm zxcvbnm azerty abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa aaaaaa xxx iloveyou ichliebedich
  schatz schatzi baby princess prinzessin dragon drache monkey football fussball fußball baseball basketball superman
  batman starwars pokemon shadow sunshine sonnenschein sommer summer winter herbst autumn spring frühling fruehling
  januar februar märz maerz april mai juni juli august september oktober november dezember january february march may
  june july october december montag monday freitag friday computer internet google apple samsung microsoft windows
  berlin hamburg münchen muenchen köln koeln frankfurt deutschland germany schalke bayern dortmund borussia werder
  michael thomas andreas stefan alexander daniel christian sebastian sabine nicole jessica jennifer ashley charlie
  michelle jordan hunter killer freedom whatever trustno mercedes porsche ferrari arschloch fuckyou schalke hallowelt
  helloworld schuhe shoes shop welt`.split(/\s+/),
)

/** Walks over the keyboard and counting, which are no words. */
const commonWalks = new Set(
  `12345678 123456789 1234567890 87654321 11111111 00000000 abcd1234 1234abcd abc12345 abc123456 abcd12345 a1b2c3d4
  1a2b3c4d 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx qaz123wsx zaq12wsx 1qay2wsx aa123456 a1234567 a12345678 a123456789
  123456789a 12345678a 123qweasd 123qweasdzxc qwer1234 1234qwer asdf1234 q1w2e3r4t5 pass1234 test1234 admin123 user1234`.split(
    /\s+/,
  ),
)

/** How people write letters when a rule asks for digits and signs. */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
/** More than this hung on a common word makes it another password. */
const longestTrimming = 6

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  const given = password.toLowerCase()
  const bare = given.replaceAll(/[^\p{L}\p{Nd}]/gu, '')
  if (commonWalks.has(given) || commonWalks.has(bare)) return true
  return [given, undisguised(given)].some((text) => isTrimmedWord(text))
}

function isTrimmedWord(text: string): boolean {
  const word = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  return commonWords.has(word) && text.length - word.length <= longestTrimming
}

/** Digits at the end are trimming, not letters: `Passw0rd2024` is `password` with a year. */
function undisguised(text: string): string {
  const trimming = /[^\p{L}]*$/u.exec(text)?.[0] ?? ''
  const kept = text.slice(0, text.length - trimming.length)
  const word = kept.replaceAll(/[@430$57]/g, (sign) => disguises[sign] ?? sign).replaceAll(/[1!]/g, 'i')
  return word + trimming
}
