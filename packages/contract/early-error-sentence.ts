// What a page can say before anything but its first view has come.
export const unknownStore = (code: string) => `There is no store view with the code ${code}.`
export const wrongAttribute = 'Wrong attribute given in configurable_options'
export const noSuchConfiguration =
  'No such configuration for the product. Please do choose another combination of attributes.'
export const noVariants = 'No available product variants'
