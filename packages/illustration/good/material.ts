import type { Ramp } from '../params/colour.ts'

/** What goods are made of, dark to light. */
export const materials = {
  tinplate: ['#3a352f', '#726b61', '#a8a197', '#d3cdc2', '#fbf9f3'],
  steel: ['#2f3033', '#65676b', '#9b9da1', '#cbcdd0', '#fafbfb'],
  brass: ['#3f2a0b', '#7d5b20', '#b58d40', '#dab868', '#fff3c9'],
  cedar: ['#4c2411', '#8f5229', '#bd7c44', '#d69f66', '#f3d0a0'],
  beech: ['#5f3f1d', '#a2753f', '#c99f63', '#dfbe88', '#f8e7c2'],
  cotton: ['#776850', '#b1a186', '#d2c5aa', '#e7ddc8', '#fbf6ea'],
  paper: ['#9d8f76', '#cfc3ab', '#ebe2d0', '#f5efe2', '#fffdf7'],
  espresso: ['#0e0705', '#22140d', '#382217', '#5a3b2a', '#c8a58b'],
  oxblood: ['#1f060a', '#431119', '#661d28', '#85333d', '#d79a9a'],
  rubber: ['#0c0b0b', '#1a1817', '#292625', '#434040', '#9a9794'],
  amber: ['#1c0a02', '#42190a', '#6d2f10', '#9c5520', '#e9b06a'],
  cork: ['#5e3d1d', '#9b6d3e', '#c3945d', '#d9b17d', '#f1d8ad'],
  leather: ['#5e3a18', '#9a6a36', '#c4935a', '#d8b07a', '#f4dcb2'],
} as const satisfies Record<string, Ramp>
