/**
 * What is wrong with a drawing: tags that do not close, numbers that are none, ids that are missing, double or without
 * their prefix, features that the two renderers do not share. An empty list is a sound drawing.
 */
export function svgFaults(svg: string, prefix: string): string[] {
  return [...tagFaults(svg), ...idFaults(svg, prefix), ...contentFaults(svg)]
}

function tagFaults(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [whole, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing === '/') {
      const last = open.pop()
      if (last !== name) faults.push(`</${name}> closes <${last ?? 'nothing'}>`)
    } else if (!rest.endsWith('/')) open.push(name)
    const attributes = rest.replace(/\/$/, '')
    if (!/^(?:\s+[a-zA-Z][\w:-]*="[^"<>]*")*\s*$/.test(attributes)) faults.push(`attributes of ${whole.slice(0, 80)}`)
  }
  if (open.length > 0) faults.push(`not closed: ${open.join(' ')}`)
  const outside = svg.replace(/<[^<>]*>/g, '')
  if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(outside)) faults.push('text that is not escaped')
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+">/.test(svg)) faults.push('no SVG document')
  return faults
}

function idFaults(svg: string, prefix: string): string[] {
  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  const used = [...svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)].map(([, a, b]) => a ?? b ?? '')
  const known = new Set(ids)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`),
    ...ids.filter((id) => !id.startsWith(prefix)).map((id) => `id ${id} without its prefix`),
    ...[...new Set(used)].filter((id) => !known.has(id)).map((id) => `id ${id} missing`),
  ]
}

function contentFaults(svg: string): string[] {
  const banned = [
    /NaN|Infinity|undefined|\[object/,
    /<(?:script|style|image|foreignObject)\b/,
    /href="(?!#)/,
    /\son[a-z]+=/,
  ]
  return banned.filter((pattern) => pattern.test(svg)).map((pattern) => `holds ${pattern.source}`)
}
