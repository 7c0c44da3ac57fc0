import { type AnyCall, bareCalls, type CallModule, callModules } from '@welt/contract/api/all-calls.ts'
import { Html, html } from '../html/html.ts'
import type { AllSchemas, CallSchemas } from './call-schemas.ts'
import { curlExample } from './curl-example.ts'
import { docsStyle } from './docs-style.ts'
import type { JsonSchema } from './json-schema.ts'
import { parametersOf } from './open-api.ts'
import { fieldView, schemaView, typeName } from './schema-view.ts'

export interface DocsPageOptions {
  schemas: AllSchemas
  version: string
  /** Where the shop is reached, for the examples. */
  origin: string
}

const nothing = new Html('')

/** All calls on one page, for people. It needs no script and loads nothing. */
export function docsPage({ schemas, version, origin }: DocsPageOptions): string {
  const sections = callModules.map((module) => moduleView(module, { schemas, version, origin }))
  const links = callModules.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calls of the shop</title>
<style>${new Html(docsStyle)}</style>
</head>
<body>
<a class="skip" href="#calls">To the calls</a>
<div class="page">
<header>
<h1>Calls of the shop</h1>
<p>Version ${version}. The same as a document for programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Answers are JSON, <code>{"code": 200, "result": …}</code>, and the HTTP status is the code. Calls that say so answer their result alone. What is wrong stands in <code>result</code>, in words.</p>
<p>A call is about a store view: that of the header <code>x-vs-store-code</code>, else of <code>storeCode</code> in the query, else of the prefix of the path, else the default one. A customer is known by <code>Authorization: Bearer</code>, else by <code>token</code> in the query.</p>
</header>
<div class="layout">
<nav aria-label="Modules"><details open><summary>Modules</summary><ul>${links}<li><a href="#entities">Entities</a></li></ul></details></nav>
<main id="calls">
${sections}
${entitiesView(schemas)}
</main>
</div>
</div>
</body>
</html>
`.text
}

function moduleView({ name, title, calls }: CallModule, options: DocsPageOptions): Html {
  const views = Object.entries(calls).map(([callName, call]) => callView(callName, call, options))
  return html`<section aria-labelledby="${name}"><h2 id="${name}">${title}</h2>
${views}</section>
`
}

function callView(name: string, call: AnyCall, { schemas, origin }: DocsPageOptions): Html {
  const own = schemas.of(name)
  const curl = curlExample(call, own, { origin, components: schemas.components })
  return html`<article class="call" id="call-${name}">
<h3><a href="#call-${name}"><span class="method ${call.method.toLowerCase()}">${call.method}</span> ${call.path}</a></h3>
<p>${call.summary}</p>
${parametersView(call, own)}${own.body ? schemaSection('Body', own.body) : nothing}
${schemaSection(bareCalls.has(call) ? 'Answer, without the envelope' : 'Result', own.result)}
${errorsView(call)}
<h4>Example</h4>
<pre tabindex="0" role="region" aria-label="Example of ${call.method} ${call.path}"><code>${curl}</code></pre>
</article>
`
}

function parametersView(call: AnyCall, schemas: CallSchemas): Html {
  const parameters = parametersOf(call, schemas)
  if (parameters.length === 0) return nothing
  const rows = parameters.map(({ name, in: place, required, description, schema }) =>
    fieldView(
      name,
      { ...schema, ...(description !== undefined && { description }) },
      { isRequired: required, depth: 1, place },
    ),
  )
  return html`<h4>Parameters</h4>
<dl class="fields">${rows}</dl>
`
}

function schemaSection(title: string, schema: JsonSchema): Html {
  const fields = schemaView(schema)
  return html`<h4>${title}: <span class="type">${typeName(schema)}</span></h4>
${fields.text === '' ? nothing : html`<details><summary>Fields</summary>${fields}</details>`}`
}

function errorsView({ errors }: AnyCall): Html {
  const rows = Object.entries(errors).map(([code, text]) => html`<li><code>${code}</code>${text}</li>`)
  return rows.length === 0
    ? nothing
    : html`<h4>Errors</h4>
<ul class="errors">${rows}</ul>
`
}

function entitiesView({ components }: AllSchemas): Html {
  const views = Object.entries(components).map(
    ([name, schema]) => html`<article class="entity" id="entity-${name}">
<h3><a href="#entity-${name}">${name}</a></h3>
${schema.description ? html`<p>${schema.description}</p>` : nothing}<details><summary>Fields</summary>${schemaView(schema)}</details>
</article>
`,
  )
  return html`<section aria-labelledby="entities"><h2 id="entities">Entities</h2>
${views}</section>
`
}
