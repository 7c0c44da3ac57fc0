const words = '[^<>&"]*'
const inner = (group: number) => `${words}(?:<(em|strong|b|i)>${words}</\\${group}>${words})*`
const paragraph = `<(p|h2|h3|h4)>${inner(2)}</\\1>`
const list = `<(ul|ol)>\\s*(?:<li>${inner(4)}</li>\\s*)*</\\3>`
const plain = new RegExp(`^\\s*(?:(?:${paragraph}|${list})\\s*)*$`)

/**
 * Whether content is nothing but whole paragraphs, headings and lists without any attribute, as most content is. Cleaning would
 * leave it as it is, and costs a hundred times as much as looking.
 */
export function isPlainContent(html: string): boolean {
  return plain.test(html)
}
