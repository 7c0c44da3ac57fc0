/**
 * JSON with everything beyond ASCII escaped. SQLite's driver hands over such a text in half the time, and it takes one byte for a
 * character in memory: a catalogue is hundreds of megabytes of it, read whole whenever a shop opens.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(beyondAscii, escape)
}

const beyondAscii = /[\u0080-\uffff]/g

function escape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
