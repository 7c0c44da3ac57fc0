/** The questions that the page asks in a form of their own; every other one is a plain list. */
export const colourCode = 'hf_color'
export const sizeCode = 'hf_shoe_size'
export const widthCode = 'hf_shoe_width'
