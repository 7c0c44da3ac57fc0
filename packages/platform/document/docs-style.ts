/** The page's own look: nothing is loaded, light and dark follow the reader's system. */
export const docsStyle = `
:root{color-scheme:light dark;--paper:#f6f3ed;--card:#fffdf9;--ink:#241a14;--ink-2:#5a483c;--rule:#d9cdbd;--accent:#6b1f2a;--code:#efe8dc;--get:#1d5140;--post:#7a3b0b;--delete:#8c1c2b}
@media (prefers-color-scheme:dark){:root{--paper:#16120f;--card:#1f1915;--ink:#f2ece4;--ink-2:#c4b7a8;--rule:#41372f;--accent:#e7a9a0;--code:#2a231d;--get:#8fd0b4;--post:#e9b27a;--delete:#f09a9a}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem}
.page{max-width:76rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
header h1{font:500 2.25rem/1.15 Georgia,serif;margin:.25rem 0 .75rem}
header p{max-width:64ch;margin:0 0 .75rem;color:var(--ink-2)}
nav summary{font-weight:600;padding:.65rem 0;cursor:pointer}
nav ul{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:.6rem 0;text-decoration:none;border-top:1px solid var(--rule);color:var(--ink)}
nav li a:hover{color:var(--accent);text-decoration:underline}
h2{font:500 1.75rem/1.2 Georgia,serif;margin:3rem 0 1rem;padding-top:1rem;border-top:2px solid var(--ink)}
.call,.entity{background:var(--card);border:1px solid var(--rule);border-radius:3px;padding:1.1rem 1.25rem 1.25rem;margin:0 0 1rem;min-width:0}
.call h3,.entity h3{font-size:1rem;font-weight:600;margin:0 0 .35rem;overflow-wrap:anywhere}
.call h3 a,.entity h3 a{color:inherit;text-decoration:none}
.call h3 a:hover,.entity h3 a:hover{text-decoration:underline}
.method{display:inline-block;min-width:3.6rem;margin-right:.5rem;font:700 .8125rem/1.5 ui-monospace,monospace;letter-spacing:.04em}
.get{color:var(--get)}.post{color:var(--post)}.delete{color:var(--delete)}
.call>p{margin:0 0 .75rem}
h4{font-size:.875rem;margin:1.1rem 0 .35rem;color:var(--ink-2)}
code,pre{font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
pre{background:var(--code);padding:.75rem .9rem;border-radius:3px;overflow-x:auto;margin:.25rem 0 0;white-space:pre}
dl.fields{margin:.25rem 0 0}
dl.fields>div{border-top:1px solid var(--rule);padding:.45rem 0}
dt{overflow-wrap:anywhere}
dt code{font-weight:600}
.type{color:var(--ink-2);font-size:.875rem}
.must,.place{font-size:.8125rem;color:var(--accent)}
.place{color:var(--ink-2)}
dd{margin:0;color:var(--ink-2);font-size:.9375rem}
dd p{margin:.15rem 0}
.facts{font-size:.8125rem;overflow-wrap:anywhere}
details summary{cursor:pointer;padding:.35rem 0;font-size:.9375rem}
details details{margin-left:0}
dd>details>dl{padding-left:1rem;border-left:2px solid var(--rule)}
ul.errors{list-style:none;margin:0;padding:0}
ul.errors li{padding:.3rem 0;border-top:1px solid var(--rule);overflow-wrap:anywhere}
ul.errors code{font-weight:700;margin-right:.5rem}
@media (min-width:60rem){
.layout{display:grid;grid-template-columns:13rem minmax(0,1fr);gap:3rem;align-items:start}
nav{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto}
.layout>main>section:first-child>h2{margin-top:0}
nav li a{padding:.45rem 0}
}
@media print{nav{display:none}.call,.entity{break-inside:avoid}}
`
